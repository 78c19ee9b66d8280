import type { GuideFailure } from "../state/course/lessons/guide-session.js";
import type { Words } from "../state/document/notation/words.js";
import { failures } from "./generated/en/failures.js";
import { loading } from "./generated/en/loading.js";
import { refusals } from "./refusals.js";

/** Why no lesson, question or challenge could be opened. */
export function failureText(facts: GuideFailure, words: Words): string {
  if (facts.code === "refused") return words.room(refusals).said(facts.error);
  return words
    .room(failures)
    .notLoaded({ what: facts.what, updated: facts.updated ? words.room(loading).updated : null });
}
