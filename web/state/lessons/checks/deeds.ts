import type { OrderKind } from "../../../engine/types.js";
import { orderTitles } from "../../data/order-titles.js";
import type { Frame } from "../../frame.js";
import { descriptorOf } from "../../learners/index.js";
import { learnerTitles, settingLabels, settingValues } from "../../learners/names.js";
import { at, settingOf } from "../../learners/settings.js";
import { featureText } from "../../notation/feature-text.js";
import { counted } from "../../notation/numbers.js";

import { wholeBound } from "../../verdict.js";
import type { WantedSetting } from "../lesson.js";
import { figure } from "./figures.js";
import type { ActionKind } from "./kind.js";
import { readingOf } from "./run.js";

/** The moment shown is so far, or beyond. */
export const reached: ActionKind<"reached"> = {
  takes: "deed",
  missing: ({ visit, epoch, updates }, { frame: { pane } }) => {
    if (visit !== undefined && pane.visit < visit)
      return `This is visit ${figure(pane.visit)}: go on to visit ${figure(visit)}.`;
    if (epoch !== undefined && pane.epoch < epoch)
      return `So far: ${counted(pane.epoch, "epoch")}; go on to ${figure(epoch)}.`;
    if (updates !== undefined && pane.updates < updates)
      return `So far: ${counted(pane.updates, "update")}; go on to ${figure(updates)}.`;
    return null;
  },
};

/** The run has converged at the moment shown. */
export const converged: ActionKind<"converged"> = {
  takes: "deed",
  missing: (_, { frame: { pane } }) => {
    if (pane.stop === "converged") return null;
    if (pane.obstacle !== null) return pane.obstacle;
    if (pane.stop !== null)
      return `The run has stopped after ${counted(pane.epoch, "epoch")}, and the last one had mistakes.`;
    return `The run goes on: after ${counted(pane.visit, "visit")} no epoch has been without a mistake yet, as far as you have gone.`;
  },
};

/** What predicts has no mistake: any boundary that separates. */
export const separates: ActionKind<"separates"> = {
  takes: "deed",
  missing: (_, moment) => {
    const { pane } = moment.frame;
    if (pane.obstacle !== null) return pane.obstacle;
    const wrong = pane.plane ? (readingOf(pane.plane, moment)?.wrong ?? null) : pane.trainingMistakes;
    if (wrong === 0) return null;
    return wrong === null
      ? "The examples have not been counted yet."
      : `${counted(wrong, "example")} ${wrong === 1 ? "is" : "are"} not on the side of ${wrong === 1 ? "its label" : "their labels"}.`;
  },
};

/** Whether a hyperplane over the features separates the examples. */
export const verdict: ActionKind<"verdict"> = {
  takes: "deed",
  missing: ({ is, added }, { frame, engine, began }) => {
    const more = began === null ? 0 : frame.examples.count - began;
    if (added !== undefined && more !== added)
      return more < added
        ? `Place ${counted(added - more, "example")}.`
        : `There are ${counted(more, "example")} more than at the start: ${figure(added)} will do.`;
    const { separable } = analysed(frame, engine);
    if (separable === null) return "That these are separable could not be decided.";
    if ((is === "separable") === separable) return null;
    return separable ? "A line still separates these." : "No line separates these yet.";
  },
};

/** The bound on the updates of the perceptron is so large. */
export const bound: ActionKind<"bound"> = {
  takes: "deed",
  missing: ({ least }, { frame, engine }) => {
    const { bound: found } = analysed(frame, engine);
    if (found === null) return "Where nothing separates, there is no bound.";
    const updates = wholeBound(found);
    return updates >= least ? null : `The bound is ${figure(updates)}: it is to be ${figure(least)} at least.`;
  },
};

function analysed({ state, examples }: Frame, engine: Parameters<ActionKind["missing"]>[1]["engine"]) {
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
    if (!other) return null;
    const [now, wanted] = [settingNow(other, frame), other.value].map((value) => saidOf(value, other, frame));
    return `“${nameOf(other, frame)}” is ${now}: choose ${wanted}.`;
  },
};

function settingNow({ of, path }: WantedSetting, { state, pane }: Frame): string {
  if (of === "learner") {
    const field = descriptorOf(pane.learner.kind).fields.find((one) => one.path === path);
    return field ? String(settingOf(pane.learner, field)) : "";
  }
  if (path === "learners") return state.learners.map(({ kind }) => kind).join(",");
  if (path === "features") return pane.features.join(",");
  return String(at(state, path) ?? "");
}

/** The setting as the page calls it. */
function nameOf(wanted: WantedSetting, frame: Frame): string {
  const field = fieldOf(wanted, frame);
  return field ? settingLabels[field.path] : asTitle(wanted.name);
}

/** A value of a setting as the page calls it, in quotation marks. */
function saidOf(value: string, wanted: WantedSetting, frame: Frame): string {
  if (value === "") return "not chosen";
  const { path } = wanted;
  if (path === "learners") {
    return `“${value
      .split(",")
      .map((kind) => (learnerTitles as Readonly<Record<string, string>>)[kind] ?? kind)
      .join(", ")}”`;
  }
  if (path === "features")
    return `“${value
      .split(",")
      .map((feature) => featureText(feature, frame.examples.columns))
      .join(", ")}”`;
  if (path === "order.kind") return `“${orderTitles[value as OrderKind] ?? value}”`;
  const field = fieldOf(wanted, frame);
  if (!field) return `“${asTitle(value)}”`;
  return `“${settingValues[value] ?? value}”`;
}

function fieldOf({ of, path }: WantedSetting, { pane }: Frame) {
  return of === "learner" ? descriptorOf(pane.learner.kind).fields.find((one) => one.path === path) : undefined;
}

/** "shuffle-each-epoch" as "Shuffle each epoch". */
function asTitle(word: string): string {
  const words = word.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Features are among those in use. */
export const features: ActionKind<"features"> = {
  takes: "deed",
  missing: ({ has }, { frame }) => {
    const missing = has.find((feature) => !frame.pane.features.includes(feature));
    return missing === undefined
      ? null
      : `${featureText(missing, frame.examples.columns)} is not among the features yet.`;
  },
};
