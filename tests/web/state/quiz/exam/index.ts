import type { ExamName } from "../../../../../web/state/quiz/exam/index.js";
import { batch } from "./batches.js";
import { bound } from "./bounds.js";
import { fires } from "./fired.js";
import { gate } from "./gates.js";
import { kernel } from "./kernels.js";
import { line } from "./lines.js";
import { margin } from "./margins.js";
import { orders } from "./orders.js";
import { proof } from "./proofs.js";
import { rate } from "./rates.js";
import { reading } from "./readings.js";
import type { Reference } from "./reference.js";
import { residual } from "./residuals.js";
import { score } from "./scores.js";
import { classes } from "./several.js";
import { start } from "./starts.js";
import { stopping } from "./stops.js";
import { sets } from "./tables.js";
import { counts } from "./tallies.js";
import { tie } from "./ties.js";
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
  fires,
  tie,
  residual,
  orders,
  stopping,
  batch,
  reading,
};

/** What works a kind out a second time. It takes the questions of that kind. */
export function referenceOf(name: ExamName): Reference<never> {
  return all[name] as unknown as Reference<never>;
}
