import type { QuizDetail } from "../state/course/lessons/quiz-detail.js";
import type { ProgressReport } from "../state/course/progress/study.js";
import type { Parameter, TruthParameter } from "../state/document/parameter-names.js";
import type { Refusal } from "../state/document/reading/refusal.js";
import type { Frame } from "../state/runs/frame.js";
import type { ownAttributes } from "./styling.js";

/** The events of the public contract, with what they carry in `detail`. */
export interface PlaygroundEvents {
  "pp-ready": { readonly version: 1 };
  "pp-state": Frame["state"];
  "pp-step": { readonly visit: number; readonly epoch: number; readonly updates: number };
  "pp-converged": { readonly visit: number; readonly epoch: number; readonly updates: number };
  /** A question has been answered. */
  "pp-quiz": QuizDetail;
  /** Something has been answered, left out or read, or what was done has been brought: all that was done of what counts. */
  "pp-progress": ProgressReport;
  "pp-error": Refusal;
}

export function fire<Name extends keyof PlaygroundEvents>(
  host: HTMLElement,
  name: Name,
  detail: PlaygroundEvents[Name],
): void {
  host.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}

/** Whether two states differ in anything but the visit, which has an event of its own. */
function differs(a: Frame["state"], b: Frame["state"]): boolean {
  return Object.keys({ ...a, ...b }).some((key) => {
    const name = key as keyof Frame["state"];
    return name !== "visit" && a[name] !== b[name];
  });
}

/** Tells the page around the element what changed from one frame to the next. */
export function fireChanges(host: HTMLElement, before: Frame | null, after: Frame): void {
  const { visit, epoch } = after.playback;
  const { updates } = after.pane;
  if (before && differs(before.state, after.state)) fire(host, "pp-state", after.state);
  if (before && before.playback.visit !== visit) fire(host, "pp-step", { visit, epoch, updates });
  const arrived =
    after.pane.stop === "converged" && (before?.pane.stop !== "converged" || before.playback.visit !== visit);
  if (before && arrived) fire(host, "pp-converged", { visit, epoch, updates });
}

/** Tells it all that was not taken, each for itself. */
export function fireRefusals(host: HTMLElement, refusals: readonly Refusal[]): void {
  for (const { code, field, message } of refusals) fire(host, "pp-error", { code, field, message });
}

type Parameters = {
  readonly [Name in Parameter]?: string | number | (Name extends TruthParameter ? boolean : never) | undefined;
};
type Own = { readonly [Name in keyof typeof ownAttributes]?: string | boolean | undefined };
type Listeners = {
  readonly [Name in keyof PlaygroundEvents as `on${Name}`]?:
    | ((event: CustomEvent<PlaygroundEvents[Name]>) => void)
    | undefined;
};

/** What a template may say of the element, in addition to what every element has. */
export type PlaygroundProps = Parameters & Own & Listeners & { readonly state?: unknown; readonly progress?: unknown };
