import type { ExamRoom } from "../../../exam-words.js";
import { bound } from "./bound.js";
import { classes } from "./classes.js";
import { gate } from "./gate.js";
import { kernel } from "./kernel.js";
import { line } from "./line.js";
import { margin } from "./margin.js";
import { votes } from "./votes.js";

/** Questions as in examinations. */
export const exam: ExamRoom = { margin, bound, line, votes, classes, kernel, gate };
