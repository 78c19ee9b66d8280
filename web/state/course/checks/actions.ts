import type { LearnerKind, OrderKind } from "../../../engine/types.js";
import { featureText } from "../../document/notation/feature-text.js";
import { descriptorOf } from "../../learners/index.js";
import { at, settingOf } from "../../learners/settings.js";
import type { Frame } from "../../runs/frame.js";
import { wholeBound } from "../../runs/verdict.js";
import type { WantedSetting } from "../lessons/lesson.js";
import type { CheckFeedback, SettingName, SettingValue } from "./feedback.js";
import type { ActionKind, CheckContext } from "./kind.js";
import { readingOf } from "./run.js";

/** The moment shown is so far, or beyond. */
export const reached: ActionKind<"reached"> = {
  takes: "deed",
  missing: ({ visit, epoch, updates }, { frame: { pane } }) => {
    if (visit !== undefined && pane.visit < visit) return { code: "goOnToVisit", made: pane.visit, wanted: visit };
    if (epoch !== undefined && pane.epoch < epoch) return { code: "goOnToEpoch", made: pane.epoch, wanted: epoch };
    if (updates !== undefined && pane.updates < updates)
      return { code: "goOnToUpdate", made: pane.updates, wanted: updates };
    return null;
  },
};

/** The run has converged at the moment shown. */
export const converged: ActionKind<"converged"> = {
  takes: "deed",
  missing: (_, { frame: { pane } }) => {
    if (pane.stop === "converged") return null;
    if (pane.obstacle !== null) return { code: "obstacle", obstacle: pane.obstacle };
    if (pane.stop !== null) return { code: "stoppedWithMistakes", epochs: pane.epoch };
    return { code: "notConverged", visits: pane.visit };
  },
};

/** What predicts has no mistake: any boundary that separates. */
export const separates: ActionKind<"separates"> = {
  takes: "deed",
  missing: ({ kept }, moment) => {
    const other = kept ? notKept(moment) : null;
    if (other) return other;
    const { pane } = moment.frame;
    if (pane.obstacle !== null) return { code: "obstacle", obstacle: pane.obstacle };
    const reading = pane.plane && readingOf(pane.plane, moment);
    const wrong = pane.plane ? (reading?.wrong ?? null) : pane.trainingMistakes;
    if (wrong === 0) return null;
    if (wrong === null) return { code: "notCounted" };
    // Weights of 0 make no line to be on.
    const isOnLine = reading?.tied === wrong && pane.plane?.weights.some((weight) => weight !== 0);
    return { code: isOnLine ? "onBoundary" : "wrongSide", examples: wrong };
  },
};

/** Whether a hyperplane over the features separates the examples. */
export const verdict: ActionKind<"verdict"> = {
  takes: "deed",
  missing: ({ is, added, kept }, moment) => {
    const { frame, engine, began } = moment;
    const other = kept ? notKept(moment) : null;
    if (other) return other;
    const more = began === null ? 0 : frame.examples.count - began.examples.count;
    if (added !== undefined && more < added) return { code: "placeMore", examples: added - more };
    if (added !== undefined && more > added) return { code: "placedTooMany", placed: more, wanted: added };
    const { separable } = analysed(frame, engine);
    if (separable === null) return { code: "undecided" };
    if ((is === "separable") === separable) return null;
    return { code: separable ? "stillSeparable" : "stillInseparable" };
  },
};

/** The bound on the updates of the perceptron is so large. */
export const bound: ActionKind<"bound"> = {
  takes: "deed",
  missing: ({ least }, { frame, engine }) => {
    const { bound: found } = analysed(frame, engine);
    if (found === null) return { code: "noBound" };
    const updates = wholeBound(found);
    return updates >= least ? null : { code: "smallBound", bound: updates, least };
  },
};

/** What the engine says of the examples of the page, whatever the learner. */
export function analysed({ state, examples }: Frame, engine: Parameters<ActionKind["missing"]>[1]["engine"]) {
  return engine.analyse({
    X: { data: examples.X, shape: [examples.count, examples.base] },
    y: Array.from(examples.label),
    scaling: state.scaling,
    bias: state.bias,
    ...(state.features && { features: state.features }),
  });
}

/** Settings have these values. */
export const setting: ActionKind<"setting"> = {
  takes: "deed",
  missing: ({ settings }, { frame }) => {
    const other = settings.find((wanted) => settingNow(wanted, frame) !== wanted.value);
    return other ? lacking(other, frame) : null;
  },
};

/** The setting that is asked for, and the value that it should have. */
export function wantedOf(wanted: WantedSetting, frame: Frame): { name: SettingName; wanted: SettingValue } {
  return { name: nameOf(wanted, frame), wanted: settingValueOf(wanted.value, wanted, frame) ?? notChosen };
}

function lacking(wanted: WantedSetting, frame: Frame): CheckFeedback {
  const [now, then] = [settingNow(wanted, frame), wanted.value].map((value) => settingValueOf(value, wanted, frame));
  return { code: "setting", name: nameOf(wanted, frame), now: now ?? notChosen, wanted: then ?? notChosen };
}

const notChosen = { of: "none" } as const;

function settingNow({ of, path }: WantedSetting, { state, pane }: Frame): string {
  if (of === "learner") {
    const field = descriptorOf(pane.learner.kind).fields.find((one) => one.path === path);
    return field ? String(settingOf(pane.learner, field)) : "";
  }
  if (path === "learners") return state.learners.map(({ kind }) => kind).join(",");
  if (path === "features") return pane.features.join(",");
  return String(at(state, path) ?? "");
}

function nameOf(wanted: WantedSetting, frame: Frame): SettingName {
  const field = fieldOf(wanted, frame);
  return field ? { of: "learner", name: field.parameter } : { of: "state", name: wanted.name };
}

function settingValueOf(value: string, wanted: WantedSetting, frame: Frame): SettingValue {
  if (value === "") return notChosen;
  const { path } = wanted;
  const several = value.split(",");
  if (path === "learners") return { of: "learners", kinds: several as LearnerKind[] };
  if (path === "features") return { of: "features", features: several.map((one) => featureText(one, frame.examples)) };
  if (path === "order.kind") return { of: "order", kind: value as OrderKind };
  return { of: fieldOf(wanted, frame) ? "learner" : "state", value };
}

function fieldOf({ of, path }: WantedSetting, { pane }: Frame) {
  return of === "learner" ? descriptorOf(pane.learner.kind).fields.find((one) => one.path === path) : undefined;
}

/** Features are among those in use. */
export const features: ActionKind<"features"> = {
  takes: "deed",
  missing: ({ has }, { frame }) => {
    const missing = has.find((feature) => !frame.pane.features.includes(feature));
    return missing === undefined ? null : { code: "featureMissing", feature: featureText(missing, frame.examples) };
  },
};

/** What is missing where the examples may be moved, but are those of the start of the step: none erased, drawn or relabelled. */
function notKept({ frame: { examples }, began }: CheckContext): CheckFeedback | null {
  if (began === null) return null;
  const more = examples.count - began.examples.count;
  if (more > 0) return { code: "drewMore", examples: more };
  if (more < 0) return { code: "erased", examples: -more };
  const [now, before] = [examples, began.examples].map(({ label }) => Array.from(label).sort().join());
  return now === before ? null : { code: "relabelled" };
}
