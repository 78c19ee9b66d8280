import type { QuizDetail } from "../../state/course/lessons/quiz-detail.js";
import type { ProgressReport } from "../../state/course/progress/progress-report.js";
import { type Answer, ns, type Said } from "../../state/io/messages/answers.js";
import type { StateSource } from "../respond.js";

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
export function postEvents(playground: StateSource, post: (message: object) => void): () => void {
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
