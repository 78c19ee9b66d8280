import { tickIncrement } from "d3-array";
import type { ProjectionView } from "../../state/frame.js";
import type { StageTheme } from "../shared/canvas/colors.js";
import type { StageSize } from "../shared/canvas/layer.js";
import { type Columns, type Dots, layOut } from "./dots.js";
import { type Room, roomOf } from "./draw/room.js";
import { marginFormula, productFormula, scoreFormula } from "./formulas.js";
import type { ProjectionFrame } from "./inputs.js";
import { type NumberLine, numberLine } from "./line.js";
import { type Ruler, ruler } from "./rulers.js";

/** All that is drawn of a moment, laid out for a size. */
export interface Picture {
  readonly found: ProjectionView;
  readonly line: NumberLine;
  readonly laid: Dots | Columns;
  readonly room: Room;
  readonly rulers: readonly Ruler[];
}

/** Null where there is no direction to project on. */
export function pictureOf(
  frame: ProjectionFrame,
  found: ProjectionView,
  size: StageSize,
  theme: StageTheme,
): Picture | null {
  const { turned } = frame.state.ui;
  const line = numberLine(found, frame.examples.label, turned);
  if (!line) return null;
  const shifted = !turned && found.model.bias !== 0;
  const room = roomOf(size, theme.size, shifted ? 2 : 1, turned, line.window);
  const laid = layOut(line, { left: room.left, width: room.right - room.left, height: room.stack }, turned);
  return { found, line, laid, room, rulers: rulersOf(frame, found, line, room) };
}

/** The scores, and where there is a bias w·x too: the one has its 0 at the threshold, the other at the origin. */
function rulersOf(frame: ProjectionFrame, { length }: ProjectionView, line: NumberLine, room: Room): Ruler[] {
  const { axis, turned } = frame.state.ui;
  const far = axis === "distance";
  const unit = far ? 1 : 1 / length;
  const along = (low: number, high: number) => marksOf(low, high, (room.right - room.left) / (room.font * 7));
  const named = (formula: string): string => (far ? quotient(formula) : formula);
  const one = (name: string, zero: number): Ruler => ruler(name, line.window, zero, unit, along, frame.words);
  const { ui } = frame.state;
  if (turned) return [one(named(marginFormula(ui)), 0)];
  if (line.threshold === line.origin || line.origin === null) return [one(named(far ? "w·x" : "a = w·x"), 0)];
  const [score, product] = [scoreFormula(ui), productFormula(ui)].map((formula) => (far ? quotient(formula) : formula));
  return [one(score ?? "", line.threshold), one(product ?? "", line.origin)];
}

/** What is divided by ‖w‖ is no longer what it is called: "a = w·x + b" becomes "(w·x + b) / ‖w‖". */
function quotient(formula: string): string {
  const value = formula.replace(/^a = /, "");
  return `${value.includes(" ") ? `(${value})` : value} / ‖w‖`;
}

function marksOf(low: number, high: number, count: number) {
  const increment = tickIncrement(low, high, Math.max(2, Math.min(10, count)));
  const step = increment < 0 ? 1 / -increment : increment;
  const from = Math.ceil(low / step);
  const x: number[] = [];
  for (let k = from; k * step <= high && x.length < 50; k++) x.push((increment < 0 ? k / -increment : k * step) + 0);
  return { x, step };
}
