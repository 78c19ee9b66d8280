import type { Reducer } from "../change.js";
import type { SettingsType } from "../index.js";
import { unlessLocked } from "../unless-locked.js";
import { configure, fromZero, newSeed } from "./configure.js";
import { setFeatures, setScaling } from "./features.js";
import { addLearner, randomStarts, removeLearner } from "./learners.js";
import { loadPreset } from "./presets.js";
import { recode } from "./recode.js";
import { setReviews } from "./reviews.js";
import { setTable } from "./table.js";

const reducers = {
  "load-preset": loadPreset,
  "set-reviews": setReviews,
  "set-table": setTable,
  recode,
  configure,
  "from-zero": fromZero,
  "set-features": setFeatures,
  "set-scaling": setScaling,
  "new-seed": newSeed,
  "add-learner": addLearner,
  "random-starts": randomStarts,
  "remove-learner": removeLearner,
} satisfies { readonly [Type in SettingsType]: Reducer<Type> };

export type Settings = { readonly [Type in SettingsType]: Reducer };

/** The reducers of all that changes the problem beyond its points, except for what is locked of it. */
export const settings = Object.fromEntries(
  Object.entries(reducers).map(([type, reduce]) => [type, unlessLocked(reduce as Reducer)]),
) as Settings;
