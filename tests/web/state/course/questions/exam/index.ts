import type { ExamName } from "../../../../../../web/state/course/questions/exam/index.js";
import { batch } from "./references/batches.js";
import { bound } from "./references/bounds.js";
import { cycle } from "./references/cycles.js";
import { fires } from "./references/fired.js";
import { gate } from "./references/gates.js";
import { kernel } from "./references/kernels.js";
import { line } from "./references/lines.js";
import { margin } from "./references/margins.js";
import { orders } from "./references/orders.js";
import { proof } from "./references/proofs.js";
import { rate } from "./references/rates.js";
import { reading } from "./references/readings.js";
import type { Reference } from "./references/reference.js";
import { residual } from "./references/residuals.js";
import { score } from "./references/scores.js";
import { classes } from "./references/several.js";
import { start } from "./references/starts.js";
import { stopping } from "./references/stops.js";
import { sets } from "./references/tables.js";
import { counts } from "./references/tallies.js";
import { tie } from "./references/ties.js";
import { truth } from "./references/truths.js";
import { votes } from "./references/voters.js";

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
  cycle,
};

/** What works a kind out a second time. It takes the questions of that kind. */
export function referenceOf(name: ExamName): Reference<never> {
  return all[name] as unknown as Reference<never>;
}
