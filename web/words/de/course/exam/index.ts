import type { ExamRoom } from "../../../exam-words.js";
import { batch } from "./batch.js";
import { bound } from "./bound.js";
import { classes } from "./classes.js";
import { counts } from "./counts.js";
import { fires } from "./fires.js";
import { gate } from "./gate.js";
import { kernel } from "./kernel.js";
import { line } from "./line.js";
import { margin } from "./margin.js";
import { orders } from "./orders.js";
import { proof } from "./proof.js";
import { rate } from "./rate.js";
import { reading } from "./reading.js";
import { residual } from "./residual.js";
import { score } from "./score.js";
import { sets } from "./sets.js";
import { start } from "./start.js";
import { stopping } from "./stopping.js";
import { tie } from "./tie.js";
import { truth } from "./truth.js";
import { votes } from "./votes.js";

/** Questions as in examinations. */
export const exam: ExamRoom = {
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
