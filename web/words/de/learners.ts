import type { LearnerKind } from "../../engine/types.js";
import type { SettingPath } from "../../state/learners/descriptor.js";
import type { learners as english, LearnerSetting, NamedLearner } from "../en/learners.js";
import { count, number } from "../grammar/de.js";
import type { Translation } from "../room.js";

/** Where there is little room. */
export const short: Readonly<Record<LearnerKind, string>> = {
  perceptron: "Perzeptron",
  averaged: "Gemittelt",
  voted: "Abstimmend",
  pocket: "Pocket",
  margin: "Mit Rand",
  batch: "Batch",
  "passive-aggressive": "Passiv-aggressiv",
  multiclass: "Mehrklassen",
  kernel: "Kernel",
  "nearest-neighbours": "Nächste Nachbarn",
  "decision-tree": "Entscheidungsbaum",
  "second-order": "Zweiter Ordnung",
};

const titles: Readonly<Record<LearnerKind, string>> = {
  perceptron: "Perzeptron",
  averaged: "Gemitteltes Perzeptron",
  voted: "Abstimmendes Perzeptron",
  pocket: "Pocket-Perzeptron",
  margin: "Perzeptron mit Rand",
  batch: "Batch-Perzeptron",
  "passive-aggressive": "Passiv-aggressiv",
  multiclass: "Mehrklassen-Perzeptron",
  kernel: "Kernel-Perzeptron",
  "nearest-neighbours": "Nächste Nachbarn",
  "decision-tree": "Entscheidungsbaum",
  "second-order": "Perzeptron zweiter Ordnung",
};

/** Before a value: a letter, or a word. Variants and kernels need none. */
const names: Partial<Readonly<Record<SettingPath, string>>> = {
  learningRate: "η",
  tie: "Gleichstand",
  margin: "Rand",
  tolerance: "ε",
  C: "C",
  classes: "Klassen",
  "kernel.degree": "Grad",
  "kernel.offset": "Konstante",
  "kernel.gamma": "γ",
  k: "k",
  maxDepth: "max. Tiefe",
  ridge: "λ",
};

const values: Readonly<Record<string, string>> = {
  mistake: "Fehler",
  correct: "richtig",
  negative: "negativ",
  positive: "positiv",
  pa: "PA",
  "pa-1": "PA-I",
  "pa-2": "PA-II",
  linear: "linear",
  polynomial: "Polynom",
  rbf: "RBF",
};

function settingText({ path, value }: LearnerSetting): string {
  const text = typeof value === "number" ? number(value, "full") : (values[value] ?? value);
  const name = names[path];
  return name ? `${name} = ${text}` : text;
}

/** Apart by semicolons where a number may have a comma. */
const settings = ({ settings, ownStart }: Pick<NamedLearner, "settings" | "ownStart">): string =>
  [...settings.map(settingText), ...(ownStart ? ["eigener Start"] : [])].join("; ");

const title = ({ kind, place }: Pick<NamedLearner, "kind" | "place">): string =>
  place === null ? short[kind] : `${count(place)} ${short[kind]}`;

export const learners = {
  titles,
  short,
  title,
  settings,
  full: (learner) => [title(learner), settings(learner)].filter((part) => part !== "").join(", "),
} satisfies Translation<typeof english>;
