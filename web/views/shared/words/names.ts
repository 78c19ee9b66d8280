import type { Words } from "../../../state/document/notation/words.js";
import type { PageLearner } from "../../../state/document/state.js";
import { applyingFields, settingOf } from "../../../state/learners/settings.js";
import type { Frame } from "../../../state/runs/frame.js";
import { type LearnerSetting, learners as learnerWords, type NamedLearner } from "../../../words/en/learners.js";
import { data as dataRoom } from "../../../words/generated/en/data.js";
import { named } from "../../../words/room.js";

/** What is not as usual of a learner, and what is not as it is of any of these others of its kind. */
function settingsBeside(spec: PageLearner, others: readonly PageLearner[]): readonly LearnerSetting[] {
  return applyingFields(spec).flatMap((field): readonly LearnerSetting[] => {
    const value = settingOf(spec, field);
    const told = value !== field.default || others.some((other) => settingOf(other, field) !== value);
    return value !== null && told ? [{ path: field.path, value }] : [];
  });
}

/** "Perceptron, η = 1": for the heading of a closed section, with the first setting in any case. */
export function learnerDigest(spec: PageLearner, words: Words): string {
  const [first] = applyingFields(spec);
  const value = first ? settingOf(spec, first) : null;
  const shown = first && value !== null && value === first.default ? [{ path: first.path, value }] : [];
  const settings = [...shown, ...settingsBeside(spec, [])];
  return words
    .room(learnerWords)
    .full({ kind: spec.kind, place: null, settings, ownStart: spec.initial !== undefined });
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
export function namesOf(learners: readonly PageLearner[], words: Words): readonly LearnerName[] {
  const say = words.room(learnerWords);
  return learners.map((spec, index) => {
    const others = learners.filter((other, at) => at !== index && other.kind === spec.kind);
    const named: NamedLearner = {
      kind: spec.kind,
      place: learners.length > 1 ? index + 1 : null,
      settings: settingsBeside(spec, others),
      ownStart: spec.initial !== undefined,
    };
    const [title, full] = [say.title(named), say.full(named)];
    return { title, settings: say.settings(named), full, sign: others.length > 0 ? full : title };
  });
}

type Loaded = Pick<Frame, "examples"> & { readonly state: Pick<Frame["state"], "data"> };

/** "Two blobs", "12 drawn points", "150 examples in a table" */
export function dataWords({ state: { data }, examples: { count } }: Loaded, words: Words): string {
  const say = words.room(dataRoom);
  if (data.kind === "points") return say.drawn({ points: count });
  if (data.kind === "table") return say.inTable({ examples: count });
  // Reviews are among the presets by the name of their kind.
  return presetTitle(data.kind === "preset" ? data.name : data.kind, words);
}

/** What a preset is called. */
export function presetTitle(name: string, words: Words): string {
  return named(words.room(dataRoom).presets, name);
}
