import { denyTo, type MessageTarget, respondTo } from "../respond.js";
import { allowedFor } from "./allow-from.js";
import { postEvents } from "./post-events.js";

/**
 * Connects a playground with the page that its own is framed by: what happens is told to that, and who may ask is
 * answered, nobody else. Who that is says `allow-from`. Returns what ends it.
 */
export function connect(playground: MessageTarget): () => void {
  const { mayAsk, told, words } = allowedFor(playground);
  const listen = (event: MessageEvent): void => {
    const { data, source, origin } = event;
    if (!source) return;
    // A page without an origin of its own has no address to write on it.
    const targetOrigin = /^https?:/.test(origin) ? origin : "*";
    const answer = mayAsk(event, parent) ? respondTo(playground, data) : denyTo(data, words);
    void answer?.then((said) => source.postMessage(said, { targetOrigin }));
  };
  addEventListener("message", listen);
  const silence = postEvents(playground, (message) => {
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
