import type { Examples } from "../../../state/runs/frame.js";
import { classGlyphs } from "../../../ui/canvas/class-glyphs.js";
import type { StageTheme } from "../../../ui/canvas/colors.js";
import type { Sprite } from "../../../ui/canvas/glyphs.js";
import type { Layer } from "../../../ui/canvas/layer.js";
import { byLook, spriteFor } from "../../../ui/canvas/points.js";
import type { PlanePoint } from "../../../ui/canvas/projection.js";
import { drawMarks } from "../../shared/canvas/marks.js";
import { type Columns, type Dots, heightOf } from "../dots.js";
import type { NumberLine, Room } from "../line.js";

export interface DrawnExamples {
  readonly examples: Examples;
  readonly line: NumberLine;
  readonly laid: Dots | Columns;
  readonly turned: boolean;
  /** Not 0 where an example of the line is on the wrong side. */
  readonly mistake: Float64Array;
}

/** A dot each, with the shapes of the stage; a cross on those that are wrong. */
export function drawDots(layer: Layer, room: Room, shown: DrawnExamples, laid: Dots, theme: StageTheme): void {
  const { context, size } = layer;
  const { examples, line, turned } = shown;
  const spriteOf = byLook(examples, (label, held) =>
    spriteFor(label, held, laid.radius, size.ratio, theme, classGlyphs),
  );
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  line.examples.forEach((example, i) => {
    const sprite: Sprite | null = spriteOf(example);
    if (!sprite) return;
    const x = Math.round((laid.x[i] as number) * size.ratio) - sprite.half;
    const y = Math.round((room.line - heightOf(laid, line, i, turned)) * size.ratio) - sprite.half;
    context.drawImage(sprite.canvas, x, y);
  });
  context.restore();
  line.examples.forEach((_, i) => {
    if (shown.mistake[i]) drawCross(layer, placeOf(room, shown, laid, i), laid.radius, theme);
  });
}

/** How many there are, column by column: positives above the line, negatives below it; turned round, all above it. */
export function drawColumns({ context }: Layer, room: Room, laid: Columns, turned: boolean, theme: StageTheme): void {
  const scale = room.stack / Math.max(1, laid.most);
  context.fillStyle = turned ? theme.ink2 : theme.positive;
  laid.above.forEach((count, column) => {
    if (count > 0) bar(context, room, laid, column, Math.max(1, count * scale), 1);
  });
  context.fillStyle = theme.negative;
  laid.below.forEach((count, column) => {
    if (count > 0) bar(context, room, laid, column, Math.max(1, count * scale), -1);
  });
}

function bar(
  context: CanvasRenderingContext2D,
  room: Room,
  { width }: Columns,
  column: number,
  height: number,
  side: 1 | -1,
): void {
  const x = room.left + column * width;
  context.fillRect(x, side > 0 ? room.line - height : room.line, width - 1, height);
}

/** The ring, the brackets and the halo of the stage, around the same examples. */
export function drawPointedOut(
  layer: Layer,
  room: Room,
  shown: DrawnExamples,
  pointed: {
    readonly visited: number | null;
    readonly mistake: boolean;
    readonly selected: number | null;
    readonly hovered: number | null;
  },
  theme: StageTheme,
): void {
  const { width, height } = layer.size;
  const at = (example: number | null): PlanePoint | null => {
    const i = example === null ? -1 : shown.line.examples.indexOf(example);
    if (i < 0) return null;
    const { x, y } = placeOf(room, shown, shown.laid, i);
    return { x, y: height - y };
  };
  const visited = at(pointed.visited);
  const marks = {
    visited: visited && { at: visited, mistake: pointed.mistake },
    selected: at(pointed.selected),
    hovered: at(pointed.hovered),
    cursor: null,
    brush: null,
    glyph: shown.laid.kind === "dots" ? shown.laid.radius : 3,
  };
  const window = { x: [0, width], y: [0, height] } as const;
  drawMarks(layer, { plot: { x: 0, y: 0, width, height }, window, scale: 1 }, marks, theme);
}

/** In pixels; of one among many on the line itself. */
function placeOf(room: Room, { line, turned }: DrawnExamples, laid: Dots | Columns, i: number): PlanePoint {
  const height = laid.kind === "dots" ? heightOf(laid, line, i, turned) : 0;
  return { x: laid.x[i] as number, y: room.line - height };
}

function drawCross({ context }: Layer, { x, y }: PlanePoint, radius: number, theme: StageTheme): void {
  // On small dots it takes their place, on large ones their corner.
  const small = radius < 5;
  const arm = small ? radius : radius * 0.55;
  const [cx, cy] = small ? [x, y] : [x + radius * 0.75, y - radius * 0.75];
  const lines = (): void => {
    context.beginPath();
    context.moveTo(cx - arm, cy - arm);
    context.lineTo(cx + arm, cy + arm);
    context.moveTo(cx - arm, cy + arm);
    context.lineTo(cx + arm, cy - arm);
    context.stroke();
  };
  context.save();
  context.lineCap = "round";
  context.strokeStyle = theme.surface;
  context.lineWidth = 4;
  if (!small) lines();
  context.strokeStyle = theme.ink;
  context.lineWidth = small ? 1.25 : 1.75;
  lines();
  context.restore();
}
