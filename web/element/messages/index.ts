import { denyTo, type MessageTarget, respondTo } from "../respond.js";
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

/** Who may ask a framed playground: a word of `allow-from` each. */
interface Allowed {
  /** Whether a message may ask. @param around the window that frames the page. */
  readonly mayAsk: (message: Pick<MessageEvent, "source" | "origin">, around: Window) => boolean;
  /** The origins that the page around is told at; "*": wherever it is from. */
  readonly told: readonly string[];
  /** As it was given. */
  readonly words: readonly string[];
}

/**
 * Reads `allow-from`: `parent` (the default) is the page around, an origin is every window from there, and `*` is every
 * window. What is none of these lets nobody in.
 */
export function readAllowed(text: string | null): Allowed {
  const words = (text ?? "parent").split(/[\s,]+/).filter((word) => word !== "");
  const has = (word: string): boolean => words.includes(word);
  const origins = words.flatMap(originOf);
  return {
    words,
    told: has("*") || has("parent") ? ["*"] : origins,
    mayAsk: ({ source, origin }, around) =>
      has("*") || (has("parent") && source === around) || (origin !== "null" && origins.includes(origin)),
  };
}

function originOf(word: string): string[] {
  if (!/^https?:/i.test(word)) return [];
  try {
    return [new URL(word).origin];
  } catch {
    return [];
  }
}

/** What a playground is given: where its page reads its address, a parameter says it too, unless its own attribute does. */
export function allowedFor(host: Element): Allowed {
  const asked = host.hasAttribute("from-url") ? new URLSearchParams(location.search).get("allow-from") : null;
  return readAllowed(host.getAttribute("allow-from") ?? asked);
}
