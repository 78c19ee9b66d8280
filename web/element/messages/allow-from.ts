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
