import type { Reference } from "../../lessons/reference.js";
import type { QuizName } from "../kinds/index.js";

/** The step of the course that teaches what each kind of question asks for. */
export const taught: Readonly<Record<QuizName, Reference>> = {
  fires: { lesson: 1, step: 2 },
  score: { lesson: 2, step: 3 },
  mistake: { lesson: 3, step: 3 },
  weights: { lesson: 3, step: 3 },
  drag: { lesson: 5, step: 2 },
  boundary: { lesson: 5, step: 3 },
  gate: { lesson: 18, step: 2 },
  line: { lesson: 8, step: 6 },
  inseparable: { lesson: 9, step: 1 },
  margin: { lesson: 10, step: 1 },
  proof: { lesson: 10, step: 3 },
  bound: { lesson: 10, step: 4 },
  feature: { lesson: 18, step: 1 },
  counts: { lesson: 5, step: 6 },
  start: { lesson: 6, step: 2 },
  rate: { lesson: 9, step: 7 },
  truth: { lesson: 10, step: 8 },
  votes: { lesson: 12, step: 3 },
  classes: { lesson: 15, step: 3 },
  sets: { lesson: 19, step: 5 },
  tie: { lesson: 4, step: 3 },
  residual: { lesson: 7, step: 2 },
  orders: { lesson: 11, step: 2 },
  stopping: { lesson: 13, step: 3 },
  batch: { lesson: 14, step: 3 },
  reading: { lesson: 16, step: 1 },
  cycle: { lesson: 17, step: 2 },
  kernel: { lesson: 20, step: 1 },
};
