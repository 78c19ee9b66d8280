import type { ExamName } from "../../../../../web/state/quiz/exam/index.js";
import { bound } from "./bounds.js";
import { gate } from "./gates.js";
import { kernel } from "./kernels.js";
import { line } from "./lines.js";
import { margin } from "./margins.js";
import { proof } from "./proofs.js";
import { rate } from "./rates.js";
import type { Reference } from "./reference.js";
import { score } from "./scores.js";
import { classes } from "./several.js";
import { start } from "./starts.js";
import { sets } from "./tables.js";
import { counts } from "./tallies.js";
import { truth } from "./truths.js";
import { votes } from "./voters.js";

const all: { readonly [Name in ExamName]: Reference<Name> } = {
  margin,
  bound,
  line,
  votes,
  classes,
  kernel,
  gate,
  truth,
  sets,
  rate,
  counts,
  start,
  proof,
  score,
};

/** What works a kind out a second time. It takes the questions of that kind. */
export function referenceOf(name: ExamName): Reference<never> {
  return all[name] as unknown as Reference<never>;
}
