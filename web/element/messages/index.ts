import { type Asked, answerTo, deniedTo } from "../answer.js";
import { allowedFor } from "./allow-from.js";
import { tell } from "./tell.js";

/**
 * Connects a playground with the page that its own is framed by: what happens is told to that, and who may ask is
 * answered, nobody else. Who that is says `allow-from`. Returns what ends it.
 */
export function connect(playground: Asked): () => void {
  const { mayAsk, told, words } = allowedFor(playground);
  const listen = (event: MessageEvent): void => {
    const { data, source, origin } = event;
    if (!source) return;
    // A page without an origin of its own has no address to write on it.
    const targetOrigin = /^https?:/.test(origin) ? origin : "*";
    const answer = mayAsk(event, parent) ? answerTo(playground, data) : deniedTo(data, words);
    void answer?.then((said) => source.postMessage(said, { targetOrigin }));
  };
  addEventListener("message", listen);
  const silence = tell(playground, (message) => {
    for (const origin of reached(told)) parent.postMessage(message, origin);
  });
  return () => {
    removeEventListener("message", listen);
    silence();
  };
}

/** Those the page around may have: what is posted to another is an error on its console. */
function reached(told: readonly string[]): readonly string[] {
  const around = (location as { ancestorOrigins?: DOMStringList }).ancestorOrigins?.[0];
  return around === undefined ? told : told.filter((origin) => origin === "*" || origin === around);
}
