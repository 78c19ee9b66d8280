import type { Reducer } from "../change.js";
import type { SettingsType } from "../index.js";
import { configure, fromZero, newSeed } from "./configure.js";
import { setFeatures, setScaling } from "./features.js";
import { addLearner, randomStarts, removeLearner } from "./learners.js";
import { editPoints } from "./points.js";
import { loadPreset } from "./presets.js";
import { recode } from "./recode.js";
import { setReviews } from "./reviews.js";
import { setTable } from "./table.js";
import { unlessLocked } from "./unless-locked.js";

const reducers = {
  "add-points": editPoints,
  "erase-points": editPoints,
  "move-point": editPoints,
  "flip-point": editPoints,
  clear: editPoints,
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

/** The reducers of all that changes the problem, except for what is locked of it. */
export const settings = Object.fromEntries(
  Object.entries(reducers).map(([type, reduce]) => [type, unlessLocked(reduce as Reducer)]),
) as { readonly [Type in SettingsType]: Reducer };
