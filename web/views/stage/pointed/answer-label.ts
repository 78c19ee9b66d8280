import { tellsClasses } from "../../../state/learners/traits.js";
import { type Layer, strokeLine } from "../../../ui/canvas/layer.js";
import { insidePlot, type PlanePoint, pixelX, pixelY, type Rect } from "../../../ui/canvas/projection.js";
import { drawText, type TextSprite, textSprite } from "../../../ui/canvas/text-sprite.js";
import { pointed as said } from "../../../words/generated/en/pointed.js";
import { FreeRoom } from "../../shared/canvas/free-room.js";
import { answerOf } from "../description/describe.js";
import type { Scene } from "../draw/scene.js";
import { labelOf, placeOf } from "../plane/place.js";

const PAD = 6;
const LINE = 1.35;
/** Pixels from the rim of the glyph, the nearest that are free: beyond the rings and brackets around it. */
const AWAY = [10, 16, 26, 44, 72, 110];
/** Farther away, a thin line says what it is about. */
const NEAR = 20;
/** What a finger hides above the example that it drags. */
const FINGER = 34;

/** Above first: a hand comes from below. */
const directions = [
  [0, 1],
  [1, 0.6],
  [-1, 0.6],
  [1, -0.6],
  [-1, -0.6],
  [0, -1],
] as const;

/** Beside the example that is pointed at, over no example and over no other label; left out where there is no room. */
export function drawAnswer(layer: Layer, scene: Scene): void {
  const { frame, pane, pointed, layout, marks } = scene;
  // What it wrote before is in nobody's way any more.
  const room = new FreeRoom(scene, "answer");
  const place = placeOf(frame, pointed);
  const answer = place && pointed !== null ? answerOf(frame, pane, pointed) : null;
  if (!place || !answer || pointed === null) return;
  const { projection } = layout;
  const at = { x: pixelX(projection, place.x), y: pixelY(projection, place.y) };
  if (!insidePlot(projection, at.x, at.y)) return;
  const { words, state, examples } = frame;
  const say = words.room(said);
  const { score, predicted } = answer;
  const lines = [say.answer({ label: labelOf(examples.label[pointed] ?? 0, frame), predicted })];
  const highest = tellsClasses(pane.learner);
  if (score !== null) lines.push(say.scored({ highest, score: words.number(score, state.ui.precision) }));
  const sign = signOf(layer, scene, lines);
  const finger = matchMedia("(pointer: coarse)").matches ? FINGER : 0;
  const box = sign && room.first(placesAround(at, sign, marks.glyph + finger, projection.plot));
  if (!sign || !box) return;
  lead(layer, scene, at, box, marks.glyph + NEAR + finger);
  drawText(layer, sign, box.x, box.y);
}

function placesAround(at: PlanePoint, { width, height }: TextSprite, rim: number, plot: Rect): Rect[] {
  const places = AWAY.flatMap((away) =>
    directions.map(([right, up]) => ({
      x: at.x + right * (rim + away + width / 2) - width / 2,
      y: at.y - up * (rim + away + height / 2) - height / 2,
      width,
      height,
    })),
  );
  return places.filter(
    ({ x, y }) => x >= plot.x && y >= plot.y && x + width <= plot.x + plot.width && y + height <= plot.y + plot.height,
  );
}

/** From the label to its example, where it is farther away than that. */
function lead({ context }: Layer, { theme }: Scene, at: PlanePoint, { x, y, width, height }: Rect, near: number): void {
  const from = { x: Math.max(x, Math.min(at.x, x + width)), y: Math.max(y, Math.min(at.y, y + height)) };
  const far = Math.hypot(from.x - at.x, from.y - at.y);
  if (far <= near) return;
  context.lineWidth = 1;
  context.strokeStyle = theme.ink3;
  const end = { x: at.x + ((from.x - at.x) * 12) / far, y: at.y + ((from.y - at.y) * 12) / far };
  strokeLine(context, from.x, from.y, end.x, end.y);
}

function signOf(layer: Layer, { theme, layout }: Scene, lines: readonly string[]): TextSprite | null {
  const { surface, ink, ink3, font } = theme;
  const size = layout.font;
  const high = Math.round(size * LINE);
  return textSprite(
    ["answer", lines, surface, ink, ink3, font, size],
    layer.size.ratio,
    (context) => {
      context.font = `${size}px ${font}`;
      const widths = lines.map((line) => context.measureText(line).width);
      return { width: Math.ceil(Math.max(...widths)) + 2 * PAD, height: high * lines.length + PAD };
    },
    (context, { width, height }) => {
      context.font = `${size}px ${font}`;
      context.fillStyle = surface;
      context.strokeStyle = ink3;
      context.lineWidth = 1;
      context.beginPath();
      context.roundRect(0.5, 0.5, width - 1, height - 1, 4);
      context.fill();
      context.stroke();
      context.fillStyle = ink;
      context.textBaseline = "middle";
      for (const [row, line] of lines.entries()) context.fillText(line, PAD, PAD / 2 + high * (row + 0.5));
    },
  );
}
