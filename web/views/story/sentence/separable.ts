import { html, nothing, type TemplateResult } from "lit";
import { conjunctionsWithNot } from "../../../state/data/reviews.js";
import type { Dispatch } from "../../../state/intent.js";
import { traitsOf } from "../../../state/learners/traits.js";
import {
  biasMayHelp,
  boundApplies,
  concerns,
  endedInVain,
  sameExample,
  verdictNow,
  wholeBound,
  whyShown,
} from "../../../state/verdict.js";
import { featureText } from "../../shared/words/feature-name.js";
import { drawable, reason } from "../../shared/words/verdict-words.js";
import type { StoryFrame } from "../inputs.js";
import { count } from "./words.js";

/** Goes on from "Stopped without converging: ". Null where that is not why. */
export function inseparable(frame: StoryFrame): string | null {
  const verdict = concerns(frame.pane) ? verdictNow(frame) : null;
  if (verdict?.analysis.separable !== false || !verdict.analysis.witness) return null;
  const shown = whyShown(frame, frame.pane) && drawable(verdict) ? " (shown on the stage)" : "";
  return `the examples are not linearly separable — ${reason(verdict.analysis.witness, verdict.subject)}${shown}`;
}

/** What may help where no hyperplane separates: neither more time nor another order. */
export function waysToSeparate(frame: StoryFrame): string {
  const { state } = frame;
  const verdict = verdictNow(frame);
  const words = state.data.kind === "reviews";
  if (verdict && sameExample(verdict)) {
    const ways = words ? "another word as a feature, or editing or deleting" : "moving or erasing";
    return `What may help: ${ways} one of the two.`;
  }
  const bias = verdict ? biasMayHelp(verdict) : !state.bias;
  const ways = [
    ...(bias ? ["turning the bias on"] : []),
    moreFeatures(frame),
    words ? "editing or deleting the reviews that overlap" : "moving or erasing the examples that overlap",
  ];
  return `What may help: ${ways.join(", ")}, or a kernel.`;
}

/** Of words only those with "not" turn others round: no review may have the first two of them. */
function moreFeatures({ pane: { features }, examples, state: { data } }: StoryFrame): string {
  const baseOnly = features.every((name) => /^x\d+$/.test(name));
  if (!baseOnly || examples.base < 2) return "another feature";
  const such = data.kind === "reviews" ? conjunctionsWithNot(data.words)[0] : "x1*x2";
  const named = such ? ` such as ${featureText(such, examples.columns)}` : "";
  return `a conjunction${named} among the features`;
}

/** What is left to do where a hyperplane does separate. Null where that is not known. */
export function onlyTime(frame: StoryFrame): string | null {
  const verdict = concerns(frame.pane) ? verdictNow(frame) : null;
  if (!verdict?.analysis.separable) return null;
  // A step that only just mends a mistake may come ever nearer without an end.
  if (traitsOf(frame.pane.learner).mayOnlyApproach) return "The examples are linearly separable: more epochs may do.";
  const time = `The examples are linearly separable: it only needs ${frame.pane.stop === "journal-full" ? "room for more updates" : "more epochs"}`;
  const { bound } = verdict.analysis;
  if (bound === null || !boundApplies(frame)) return `${time}.`;
  return `${time}, as it has made ${count(frame.pane.updates, "update")} of at most ${count(wholeBound(bound), "update")}.`;
}

/** Shows on the stage why there is no convergence, or hides it. */
export function whyButton(frame: StoryFrame, dispatch: Dispatch): TemplateResult | typeof nothing {
  const verdict = verdictNow(frame);
  if (!endedInVain(frame.pane) || verdict?.analysis.separable !== false || !drawable(verdict)) return nothing;
  const press = (): void => {
    const now = dispatch.now();
    dispatch({ type: "set-ui", ui: { why: !whyShown(now, now.pane) } });
  };
  return html`<button
    type="button"
    class="pp-button pp-story-why"
    aria-pressed=${whyShown(frame, frame.pane)}
    @click=${press}
  >
    Show why on the stage
  </button>`;
}
