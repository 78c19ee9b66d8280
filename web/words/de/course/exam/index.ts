import type { ExamRoom } from "../../../exam-words.js";
import { bound } from "./bound.js";
import { classes } from "./classes.js";
import { counts } from "./counts.js";
import { gate } from "./gate.js";
import { kernel } from "./kernel.js";
import { line } from "./line.js";
import { margin } from "./margin.js";
import { proof } from "./proof.js";
import { rate } from "./rate.js";
import { score } from "./score.js";
import { sets } from "./sets.js";
import { start } from "./start.js";
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
};
