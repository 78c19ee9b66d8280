import type { Words } from "../../../state/document/notation/words.js";
import { tellsClasses } from "../../../state/learners/traits.js";
import type { Obstacle } from "../../../state/runs/training/obstacle.js";
import { obstacles, offers } from "../../../words/en/offers.js";
import { sayFacts } from "../../../words/sentences.js";
import type { FramePath, FramePick } from "../frame-paths.js";
import type { Message, Offer } from "./offer.js";

/** What says why the lead is not trained, and what can be done about it. */
export const obstacleReads = [
  "words",
  "examples",
  "pane.obstacle",
  "pane.learner",
  "state.data",
  "state.ui.lock",
] as const satisfies readonly FramePath[];

type Obstructed = FramePick<(typeof obstacleReads)[number]>;

/** An offer, whose words are yet to be said. */
interface Cure extends Omit<Offer, "words"> {
  readonly name: keyof typeof offers.english;
}

const useMulticlass: Cure = {
  name: "useMulticlass",
  field: "learners",
  // With data of two labels the learner there was comes back.
  act: ({ pane: { learner } }) =>
    tellsClasses(learner) ? null : { type: "configure", learner: { kind: "multiclass", insteadOf: learner } },
};
const drawPositives: Cure = {
  name: "drawPositives",
  field: "data",
  act: { type: "set-tool", tool: "positive" },
};
const drawNegatives: Cure = {
  name: "drawNegatives",
  field: "data",
  act: { type: "set-tool", tool: "negative" },
};
const loadBlobs: Cure = {
  name: "loadBlobs",
  field: "data",
  act: { type: "load-preset", name: "blobs", options: {} },
};
const loadReviews: Cure = {
  name: "loadReviews",
  field: "data",
  act: { type: "load-preset", name: "reviews", options: {} },
};

/** Why the lead is not trained, with what can be done about it; null where it is. */
export function obstacleOf(frame: Obstructed): Message | null {
  const { obstacle } = frame.pane;
  return obstacle === null ? null : { text: obstacleText(obstacle, frame.words), offers: obstacleOffers(frame) };
}

/** What makes examples such that the lead can learn from them, or it such that it can. */
export function obstacleOffers(frame: Obstructed): readonly Offer[] {
  const say = frame.words.room(offers);
  return curesOf(frame).map(({ name, ...cure }) => ({ ...cure, words: say[name] }));
}

function curesOf({ examples, pane, state }: Obstructed): readonly Cure[] {
  if (pane.obstacle === null) return [];
  const { count, base, label } = examples;
  const reviews = state.data.kind === "reviews";
  if (count === 0) return reviews ? [loadReviews] : [drawPositives, loadBlobs];
  if (!tellsClasses(pane.learner) && label.some((one) => one > 1)) return [useMulticlass];
  const [first = 1] = label;
  // A place on the stage says only two of the features, and reviews are written.
  if (reviews || base > 2 || label.some((one) => one !== first)) return [];
  return [first > 0 ? drawNegatives : drawPositives];
}

/** Why a learner is not trained, in a sentence. */
export function obstacleText(obstacle: Obstacle, words: Words): string {
  return sayFacts(words.room(obstacles), obstacle);
}
