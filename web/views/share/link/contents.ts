import type { PlaygroundState, UiState } from "../../../state/document/state.js";
import { formatCount } from "../../../state/notation/numbers.js";
import type { FramePick } from "../../shared/frame-paths.js";
import { dataWords } from "../../shared/words/data-words.js";
import { namesOf } from "../../shared/words/learner-name.js";

/** What the link is about. */
export const reads = ["state", "presets", "examples", "words"] as const;
export type LinkFrame = FramePick<(typeof reads)[number]>;

/** What a link holds, in words: "It holds Two blobs, Perceptron, visit 12, the dark theme." */
export function contentsText(frame: LinkFrame): string {
  const { state } = frame;
  const learners = namesOf(state.learners, frame.words).map(({ full }) => full);
  const parts = [
    dataWords(frame, frame.words),
    ...learners,
    `visit ${formatCount(state.visit)}`,
    ...problemText(state),
    ...shownText(state),
  ];
  return `It holds ${parts.join(", ")}.`;
}

/** What else is set of the problem. */
function problemText({ features, scaling, bias, order, split, initial, maxEpochs }: PlaygroundState): string[] {
  return said([
    [features !== undefined, "the features"],
    [scaling !== "none", "the scaling"],
    [!bias, "no bias"],
    [order.kind !== "given", "the order"],
    [split !== null, "what is held out"],
    [initial !== null, "the weights to start from"],
    [maxEpochs !== 1000, `at most ${formatCount(maxEpochs)} epochs`],
  ]);
}

/** What is shown, where that is not as the page opens. */
function shownText({ view, ui }: PlaygroundState): string[] {
  return said([
    [view !== null, "the part of the plane in view"],
    [ui.lift !== null, "the 3-D picture"],
    [ui.shading, "the shading"],
    [ui.why === true, "why the examples are separable or not"],
    [ui.difference !== null, "where two learners disagree"],
    [ui.drawer !== null, "what is open below"],
    [ui.pinned, "the bench"],
    [ui.present, "the page for the lecture hall"],
    [ui.hide.length > 0, "what is left out of the page"],
    [ui.lock.length > 0, "what is locked"],
    [ui.embed, "the page as a figure in another"],
    [ui.theme !== "auto", `the ${themes[ui.theme]} theme`],
  ]);
}

const themes: Readonly<Record<UiState["theme"], string>> = {
  auto: "usual",
  light: "light",
  dark: "dark",
  projector: "projector",
};

function said(parts: readonly (readonly [boolean, string])[]): string[] {
  return parts.filter(([is]) => is).map(([, words]) => words);
}
