import type { ExamName } from "../../../../state/course/questions/exam/index.js";
import type { Words } from "../../../../state/document/notation/words.js";
import type { ExamRoom } from "../../../exam-words.js";
import { room } from "../../../room.js";
import { batch } from "./kinds/batch.js";
import { bound } from "./kinds/bound.js";
import { classes } from "./kinds/classes.js";
import { counts } from "./kinds/counts.js";
import { cycle } from "./kinds/cycle.js";
import { fires } from "./kinds/fires.js";
import { gate } from "./kinds/gate.js";
import { kernel } from "./kinds/kernel.js";
import { line } from "./kinds/line.js";
import { margin } from "./kinds/margin.js";
import { orders } from "./kinds/orders.js";
import { proof } from "./kinds/proof.js";
import { rate } from "./kinds/rate.js";
import { reading } from "./kinds/reading.js";
import { residual } from "./kinds/residual.js";
import { score } from "./kinds/score.js";
import { sets } from "./kinds/sets.js";
import { start } from "./kinds/start.js";
import { stopping } from "./kinds/stopping.js";
import { tie } from "./kinds/tie.js";
import { truth } from "./kinds/truth.js";
import { votes } from "./kinds/votes.js";

const all: ExamRoom = {
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

/** Questions as in examinations. */
export const exam = room("exam", all);

/** What is said around a question, of any kind. */
interface Around {
  readonly ask: (given: unknown) => string;
  readonly hint: (given: unknown) => string;
  readonly parts: (given: unknown) => readonly string[];
}

/** What is said around questions of a kind. It takes what these give. */
export function examWords(name: ExamName, words: Words): Around {
  return words.room(exam)[name] as unknown as Around;
}
