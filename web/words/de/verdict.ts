import type { verdict as english } from "../en/verdict.js";
import type { Translation } from "../room.js";
import { separatorDative, separatorNoun } from "./nouns.js";

export const verdict: Translation<typeof english> = {
  separates: (separator) => `mit einer ${separatorDative(separator)} trennbar`,
  inseparable: (separator) => `mit keiner ${separatorDative(separator)} trennbar`,
  tooClose: (separator) => `zu knapp, um zu sagen, ob eine ${separatorNoun(separator)} sie trennt`,
  deciding: "wird noch geprüft …",
  question: (separator) => `mit einer ${separatorDative(separator)} trennbar?`,
  findOut: "herausfinden",
  why: "warum?",
  whyName: "Warum?",
  onStage: "Auf der Zeichenfläche zeigen, warum",
  inMargin: "Unter „Rand“ zeigen, warum",
};
