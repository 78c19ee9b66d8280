import type { PlaygroundState } from "../../../state/document/state.js";
import { type LinkContents, shareLink } from "../../../words/en/share/link.js";
import type { FramePick } from "../../shared/frame-paths.js";
import { dataWords } from "../../shared/words/data-words.js";
import { namesOf } from "../../shared/words/learner-name.js";

/** What the link is about. */
export const reads = ["state", "presets", "examples", "words"] as const;
export type LinkFrame = FramePick<(typeof reads)[number]>;

/** What a link holds, in words: "It contains Two blobs, Perceptron, visit 12 and the dark theme." */
export function contentsText(frame: LinkFrame): string {
  const { state, words } = frame;
  return words.room(shareLink).contents({
    data: dataWords(frame, words),
    learners: namesOf(state.learners, words).map(({ full }) => full),
    visit: state.visit,
    problem: problemOf(state),
    maxEpochs: state.maxEpochs === 1000 ? null : state.maxEpochs,
    shown: shownOf(state),
    theme: state.ui.theme === "auto" ? null : state.ui.theme,
  });
}

/** What else is set of the problem. */
function problemOf({ features, scaling, bias, order, split, initial }: PlaygroundState): LinkContents["problem"] {
  return those({
    features: features !== undefined,
    scaling: scaling !== "none",
    noBias: !bias,
    order: order.kind !== "given",
    split: split !== null,
    initial: initial !== null,
  });
}

/** What is shown, where that is not as the page opens. */
function shownOf({ view, ui }: PlaygroundState): LinkContents["shown"] {
  return those({
    view: view !== null,
    lift: ui.lift !== null,
    shading: ui.shading === true,
    why: ui.why === true,
    difference: ui.difference !== null,
    drawer: ui.drawer !== null,
    pinned: ui.pinned,
    present: ui.present,
    moments: ui.moments.length > 0,
    predictFirst: ui.predictFirst,
    hide: ui.hide.length > 0,
    lock: ui.lock.length > 0,
    embed: ui.embed,
  });
}

function those<Key extends string>(are: Readonly<Record<Key, boolean>>): Key[] {
  return (Object.keys(are) as Key[]).filter((key) => are[key]);
}
