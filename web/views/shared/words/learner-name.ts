import type { LearnerSpec } from "../../../engine/types.js";
import type { LearnerField } from "../../../state/learners/descriptor.js";
import { descriptorOf } from "../../../state/learners/index.js";
import { applyingFields, type Setting, settingOf } from "../../../state/learners/settings.js";
import { numberText } from "../controls/parse.js";

function text(field: LearnerField, value: Setting): string {
  if (field.kind === "choice") return field.brief ? `${field.brief} ${value}` : String(value);
  return `${field.symbol ?? field.label.toLowerCase()} = ${numberText(Number(value))}`;
}

/** "η = 0.5, tie correct": what makes this learner differ from another of its kind. */
export function settingsText(spec: LearnerSpec): string {
  const said = applyingFields(spec).flatMap((field) => {
    const value = settingOf(spec, field);
    return value === null || value === field.default ? [] : [text(field, value)];
  });
  return said.join(", ");
}

/** "Perceptron, η = 1": for the heading of a closed section, with the first setting in any case. */
export function learnerDigest(spec: LearnerSpec): string {
  const { short } = descriptorOf(spec.kind);
  const [first] = applyingFields(spec);
  const value = first ? settingOf(spec, first) : null;
  const shown = first && value !== null && value === first.default ? text(first, value) : "";
  return [short, shown, settingsText(spec)].filter((part) => part !== "").join(", ");
}

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
