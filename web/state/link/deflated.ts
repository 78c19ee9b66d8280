import { deflateSync, Inflate } from "fflate";
import { longestInflated } from "./limits.js";

/** A text as the bytes of raw deflate. */
export function deflated(text: string): Uint8Array {
  return deflateSync(new TextEncoder().encode(text), { level: 9 });
}

/** So many bytes are inflated at a time: what they say is at most a thousand times as long. */
const slice = 256;

/** The text again; null where it says more than fits. Throws where it is none that was deflated. */
export function inflated(bytes: Uint8Array): string | null {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  const inflate = new Inflate((part, final) => {
    text += decoder.decode(part, { stream: !final });
  });
  for (let at = 0; at === 0 || at < bytes.length; at += slice) {
    inflate.push(bytes.subarray(at, at + slice), at + slice >= bytes.length);
    if (text.length > longestInflated) return null;
  }
  return text;
}
