import type { LearnerSpec } from "../../../engine/types.js";
import type { PageLearner } from "../../../state/document/state.js";
import type { LearnerField } from "../../../state/learners/descriptor.js";
import { descriptorOf } from "../../../state/learners/index.js";
import { applyingFields, type Setting, settingOf } from "../../../state/learners/settings.js";
import { numberText } from "../controls/parse.js";

function text(field: LearnerField, value: Setting): string {
  if (field.kind === "choice") return field.brief ? `${field.brief} ${value}` : String(value);
  return `${field.symbol ?? field.label.toLowerCase()} = ${numberText(Number(value))}`;
}

/** What a field says of a learner, where it applies. */
function said(spec: LearnerSpec, field: LearnerField): string | null {
  const value = settingOf(spec, field);
  return value === null ? null : text(field, value);
}

/** "η = 0.5, tie correct": what makes this learner differ from another of its kind. */
export function settingsText(spec: PageLearner): string {
  return settingsBeside(spec, []).join(", ");
}

/** What is not as usual of a learner, and what is not as it is of any of these others of its kind. */
function settingsBeside(spec: PageLearner, others: readonly PageLearner[]): readonly string[] {
  const fields = applyingFields(spec).flatMap((field) => {
    const words = said(spec, field);
    const usual = settingOf(spec, field) === field.default;
    return words !== null && (!usual || others.some((other) => said(other, field) !== words)) ? [words] : [];
  });
  return spec.initial ? [...fields, "own start"] : fields;
}

/** "Perceptron, η = 1": for the heading of a closed section, with the first setting in any case. */
export function learnerDigest(spec: PageLearner): string {
  const { short } = descriptorOf(spec.kind);
  const [first] = applyingFields(spec);
  const value = first ? settingOf(spec, first) : null;
  const shown = first && value !== null && value === first.default ? text(first, value) : "";
  return [short, shown, settingsText(spec)].filter((part) => part !== "").join(", ");
}

export interface LearnerName {
  /** "2 Averaged". The number tells two of a kind apart; one alone has none. */
  readonly title: string;
  /** What makes it differ from others of its kind; empty where nothing does. */
  readonly settings: string;
  /** Both, in one line. */
  readonly full: string;
  /** As the stage writes it at a boundary: of a kind that there is once, the title alone. */
  readonly sign: string;
}

/** What the compared learners are called: everywhere the same. */
export function namesOf(learners: readonly PageLearner[]): readonly LearnerName[] {
  return learners.map((spec, index) => {
    const { short } = descriptorOf(spec.kind);
    const others = learners.filter((other, at) => at !== index && other.kind === spec.kind);
    const title = learners.length > 1 ? `${index + 1} ${short}` : short;
    const settings = settingsBeside(spec, others).join(", ");
    const full = settings ? `${title}, ${settings}` : title;
    return { title, settings, full, sign: others.length > 0 ? full : title };
  });
}
