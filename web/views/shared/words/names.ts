import type { Words } from "../../../state/document/notation/words.js";
import type { PageLearner } from "../../../state/document/state.js";
import type { DescribedData } from "../../../state/io/exports/described.js";
import type { LearnerField } from "../../../state/learners/descriptor.js";
import { applyingFields, type Setting, settingOf } from "../../../state/learners/settings.js";
import type { Frame } from "../../../state/runs/frame.js";
import { data as dataRoom } from "../../../words/generated/en/data.js";
import { learners as learnerWords } from "../../../words/generated/en/learners.js";
import { named } from "../../../words/room.js";

/** A setting whose value tells two learners apart. */
type Told = readonly [LearnerField, Setting];

/** What is not as usual of a learner, and what is not as it is of any of these others of its kind. */
function settingsBeside(spec: PageLearner, others: readonly PageLearner[]): readonly Told[] {
  return applyingFields(spec).flatMap((field): readonly Told[] => {
    const value = settingOf(spec, field);
    const told = value !== field.default || others.some((other) => settingOf(other, field) !== value);
    return value !== null && told ? [[field, value]] : [];
  });
}

/** "η = 0.5, tie = correct"; empty without settings. */
function settingsText(spec: PageLearner, settings: readonly Told[], words: Words): string {
  const say = words.room(learnerWords);
  const texts = settings.map(([{ parameter }, value]) => {
    const text = typeof value === "number" ? words.number(value, "full") : named(say.settingValues, value);
    return say.setting({ setting: parameter, value: text });
  });
  return say.settings({ settings: spec.initial === undefined ? texts : [...texts, say.ownStart] });
}

/** "Perceptron, η = 1": for the heading of a closed section, with the first setting in any case. */
export function learnerDigest(spec: PageLearner, words: Words): string {
  const [first] = applyingFields(spec);
  const value = first ? settingOf(spec, first) : null;
  const shown: readonly Told[] = first && value !== null && value === first.default ? [[first, value]] : [];
  const say = words.room(learnerWords);
  return fullName(say.short[spec.kind], settingsText(spec, [...shown, ...settingsBeside(spec, [])], words), words);
}

/** "2 Averaged, η = 0.5" */
function fullName(title: string, settings: string, words: Words): string {
  return settings === "" ? title : words.room(learnerWords).full({ title, settings });
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
    const learner = say.short[spec.kind];
    const title = learners.length > 1 ? say.numbered({ place: index + 1, learner }) : learner;
    const settings = settingsText(spec, settingsBeside(spec, others), words);
    const full = fullName(title, settings, words);
    return { title, settings, full, sign: others.length > 0 ? full : title };
  });
}

type Loaded = Pick<Frame, "examples"> & { readonly state: Pick<Frame["state"], "data"> };

/** "Two blobs", "12 drawn points", "150 examples in a table" */
export function dataWords({ state: { data }, examples: { count } }: Loaded, words: Words): string {
  // Reviews are among the presets by the name of their kind.
  const preset = data.kind === "preset" ? data.name : data.kind === "reviews" ? data.kind : null;
  return dataText({ preset, examples: count, drawn: data.kind === "points" }, words);
}

/** The same of what is told of a page. */
export function dataText({ preset, examples, drawn }: DescribedData, words: Words): string {
  const say = words.room(dataRoom);
  if (preset !== null) return presetTitle(preset, words);
  return drawn ? say.drawn({ points: examples }) : say.inTable({ examples });
}

/** What a preset is called. */
export function presetTitle(name: string, words: Words): string {
  return named(words.room(dataRoom).presets, name);
}
