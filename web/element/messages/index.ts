import { type Asked, answerTo } from "../answer.js";
import { tell } from "./tell.js";

/**
 * Connects a playground with the page that its own is framed by: what happens is told to that, and whoever asks is
 * answered, nobody else. Returns what ends it.
 */
export function connect(playground: Asked): () => void {
  const listen = ({ data, source, origin }: MessageEvent): void => {
    if (!source) return;
    // A page without an origin of its own has no address to write on it.
    const targetOrigin = /^https?:/.test(origin) ? origin : "*";
    void answerTo(playground, data)?.then((answer) => source.postMessage(answer, { targetOrigin }));
  };
  addEventListener("message", listen);
  const silence = tell(playground, (message) => parent.postMessage(message, "*"));
  return () => {
    removeEventListener("message", listen);
    silence();
  };
}
