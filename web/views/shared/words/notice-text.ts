import type { Words } from "../../../state/document/notation/words.js";
import { dropsData } from "../../../state/document/reading/refusal.js";
import type { NoticeFacts } from "../../../state/runs/frame.js";
import { warnings } from "../../../words/generated/en/warnings.js";
import { paragraph } from "../../../words/phrase.js";
import { refusals } from "../../../words/refusals.js";
import { sayFacts } from "../../../words/sentences.js";

/** What a notice says. */
export function noticeText(about: NoticeFacts, words: Words): string {
  const say = words.room(warnings);
  if (about.code !== "refused") return sayFacts(say, about);
  const said = paragraph(words, ...about.refusals.map((one) => words.room(refusals).said(one)));
  return say.refused({ said, drops: dropsData(about.refusals) });
}
