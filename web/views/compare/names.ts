import type { LearnerSpec } from "../../engine/types.js";
import { descriptorOf } from "../../state/learners/index.js";
import { settingsText } from "../shared/learner-name.js";

export interface LearnerName {
  /** "2 Averaged": as the stage writes it at a boundary. The number tells two of a kind apart; one alone has none. */
  readonly title: string;
  /** What makes it differ from others of its kind; empty where nothing does. */
  readonly settings: string;
  /** Both, in one line. */
  readonly full: string;
}

/** What the compared learners are called. */
export function namesOf(learners: readonly LearnerSpec[]): readonly LearnerName[] {
  return learners.map((spec, index) => {
    const { short } = descriptorOf(spec.kind);
    const title = learners.length > 1 ? `${index + 1} ${short}` : short;
    const settings = settingsText(spec);
    return { title, settings, full: settings ? `${title}, ${settings}` : title };
  });
}
