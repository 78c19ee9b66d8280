import { readFileSync } from "node:fs";
import { join } from "node:path";
import { english } from "../../../../../web/state/document/notation/words.js";
import {
  type Corrections,
  decode,
  type Preview,
  type Problem,
  Reading,
  type Refused,
} from "../../../../../web/state/io/import/index.js";
import { root } from "../../../../../web/tooling/paths.mjs";
import { noticeText, problemText } from "../../../../../web/views/import/said.js";
import { importProblems } from "../../../../../web/words/generated/en/importProblems.js";
import { sayFacts } from "../../../../../web/words/sentences.js";

const folder = join(root, "tests/golden/import");

export const goldenFile = (path: string): Uint8Array => readFileSync(join(folder, path));

export async function read(bytes: Uint8Array, corrections: Corrections = {}): Promise<Preview | Refused> {
  return new Reading(decode(bytes)).read(corrections, () => Promise.resolve());
}

/** All that is said of how a text is read. */
export function saidOf(read: Preview | Refused): string {
  const problem = (one: Problem) => problemText(one, english);
  if ("refused" in read) return problem(read.refused);
  const { obstacle, outcome, notices } = read;
  const problems = obstacle
    ? [sayFacts(importProblems.english.choices, obstacle)]
    : (outcome?.problems ?? []).map(problem);
  return [...problems, ...notices.map((notice) => noticeText(notice, english))].join(" ");
}
