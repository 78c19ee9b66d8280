import type { QuizDetail } from "../../state/course/lessons/quiz-detail.js";
import type { ProgressReport } from "../../state/course/progress/study.js";
import { type Answer, ns, type Said } from "../../state/io/messages/answers.js";
import { denyTo, type MessageTarget, respondTo, type StateSource } from "../respond.js";

/** What an event of the element says as a message. */
const events = {
  "pp-state": (detail) => ({ type: "state", state: detail as Record<string, unknown> }),
  "pp-step": (detail) => ({ type: "step", ...(detail as StepCounts) }),
  "pp-converged": (detail) => ({ type: "converged", ...(detail as StepCounts) }),
  "pp-quiz": (detail) => ({ type: "quiz", detail: detail as QuizDetail }),
  "pp-progress": (detail) => ({ type: "progress", ...(detail as ProgressReport) }),
  "pp-error": (detail) => ({ type: "error", ...(detail as Refused) }),
} as const satisfies Readonly<Record<string, (detail: unknown) => Said>>;

type StepCounts = Pick<Extract<Answer, { type: "step" }>, "visit" | "epoch" | "updates">;
type Refused = Pick<Extract<Answer, { type: "error" }>, "code" | "field" | "message">;

/** Posts what happens to a playground, from when it is ready on, and how high its page is. Returns what ends it. */
function postEvents(playground: StateSource, post: (message: object) => void): () => void {
  const say = (said: Said): void => post({ ns, v: 1, ...said });
  let isReady = false;
  const hear = (event: Event): void => {
    // What has been done is said once it is ready, and after that.
    if (event.type === "pp-progress" && !isReady) return;
    const told = events[event.type as keyof typeof events];
    say(told((event as CustomEvent).detail));
  };
  for (const name of Object.keys(events)) playground.addEventListener(name, hear);
  playground.ready.then(
    () => {
      say({ type: "ready", state: { ...playground.state } });
      isReady = true;
      const { progress } = playground;
      if (progress) say({ type: "progress", ...progress });
    },
    // It has been said as an error.
    () => {},
  );
  let height = 0;
  const sizes = new ResizeObserver(() => {
    const now = Math.ceil(playground.getBoundingClientRect().height);
    if (now === height) return;
    height = now;
    say({ type: "resize", height });
    post({ subject: "lti.frameResize", height });
  });
  sizes.observe(playground);
  return () => {
    for (const name of Object.keys(events)) playground.removeEventListener(name, hear);
    sizes.disconnect();
  };
}

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
