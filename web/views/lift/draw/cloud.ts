import { formatCount } from "../../../state/document/notation/numbers.js";
import { classGlyphs, stampFor } from "../../../ui/canvas/class-glyphs.js";
import type { StageTheme } from "../../../ui/canvas/colors.js";
import { glyphRadius } from "../../../ui/canvas/glyphs.js";
import { crispWidth, type Layer } from "../../../ui/canvas/layer.js";
import { byLook, spriteFor } from "../../../ui/canvas/points.js";
import { stampAll } from "../../../ui/canvas/stamps.js";
import type { Figure } from "../figure/figure.js";
import { type InFront, type Projected, stemParts } from "../space/projected.js";
import type { Space } from "../space/space.js";
import { placeAt, type Writer } from "./base.js";

/** Beyond this many examples stems would be a thicket. */
const STEMS = 300;
/**
 * Up to this many examples get glyphs with their signs. Seen from the side they overlap more than on the stage, and
 * drawn from back to front each would leave no more of the one behind it than its rim.
 */
const GLYPHS = 200;
/** Up to this many, the tiny shapes of the others are not the tiniest. */
const SMALL = 10_000;
/** Badges that are written at most. */
const BADGES = 60;

/** The part of the examples that is drawn before the surface, or after it. */
export type Part = "behind" | "before";

/** Radius of a glyph in CSS pixels. */
export function radiusIn(count: number, { size }: Layer): number {
  if (count > GLYPHS) return 3;
  return glyphRadius(count, { x: 0, y: 0, width: size.width, height: size.height });
}

/** Lines from the base to the examples, as far as they are on one side of the surface. */
export function drawStems(
  { context, size }: Layer,
  space: Space,
  figure: Figure,
  heights: Float64Array,
  inFront: InFront | null,
  part: Part,
  theme: StageTheme,
): void {
  const { cloud } = figure;
  if (cloud.examples.count > STEMS) return;
  const { floor } = space.box;
  const feet: [number, number][] = [];
  context.save();
  context.beginPath();
  heights.forEach((height, i) => {
    if (height === floor) return;
    const foot = [cloud.x[i] as number, cloud.y[i] as number] as const;
    const piece = stemParts(figure, inFront, i, [floor, height])[part];
    if (!piece) return;
    const [from, to] = piece.map((z) => placeAt(space, ...foot, z));
    if (!from || !to) return;
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    if (piece[0] === floor) feet.push([from.x, from.y]);
  });
  context.strokeStyle = theme.ink3;
  context.lineWidth = crispWidth(1.25, size.ratio);
  context.stroke();
  context.fillStyle = theme.ink3;
  for (const [x, y] of feet) {
    context.beginPath();
    context.arc(x, y, 2.25, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();
}

/** How each example looks, drawn beforehand. */
interface Looks {
  readonly sprite: (index: number) => ReturnType<typeof spriteFor>;
  readonly stamp: (index: number) => ReturnType<typeof stampFor>;
}

/** Draws the glyphs, a few one by one, thousands straight into pixels. */
export class GlyphPainter {
  readonly #canvas = document.createElement("canvas");
  #image: ImageData | null = null;
  #looks: Looks | null = null;
  #from: readonly unknown[] = [];

  /** @param order numbers of examples, from the farthest to the nearest. */
  paint(layer: Layer, { cloud }: Figure, at: Projected, order: Uint32Array, theme: StageTheme): void {
    if (order.length === 0) return;
    const looks = this.#looksOf(layer, cloud, theme);
    if (cloud.examples.count <= GLYPHS) paintSprites(layer, at, order, looks.sprite);
    else this.#stamp(layer, at, order, (k) => looks.stamp(order[k] as number));
  }

  /** Kept, because they are the same in every frame of a turn. */
  #looksOf(layer: Layer, { examples }: Figure["cloud"], theme: StageTheme): Looks {
    const { ratio } = layer.size;
    const radius = radiusIn(examples.count, layer);
    const from = [examples, radius, ratio, theme];
    if (!this.#looks || from.some((part, i) => part !== this.#from[i])) {
      const tiny = examples.count <= SMALL ? 1.5 * ratio : ratio;
      this.#from = from;
      this.#looks = {
        sprite: byLook(examples, (label, held) => spriteFor(label, held, radius, ratio, theme, classGlyphs)),
        stamp: byLook(examples, (label, held) => stampFor(label, held, null, tiny, theme, classGlyphs)),
      };
    }
    return this.#looks;
  }

  #stamp({ context, size }: Layer, at: Projected, order: Uint32Array, stampOf: Parameters<typeof stampAll>[3]): void {
    const { deviceWidth, deviceHeight, ratio } = size;
    const own = this.#canvas.getContext("2d");
    if (!own) return;
    if (this.#canvas.width !== deviceWidth || this.#canvas.height !== deviceHeight) {
      this.#canvas.width = deviceWidth;
      this.#canvas.height = deviceHeight;
      this.#image = null;
    }
    this.#image ??= own.createImageData(deviceWidth, deviceHeight);
    new Uint32Array(this.#image.data.buffer).fill(0);
    const xy = new Float64Array(2 * order.length);
    order.forEach((i, k) => {
      xy[2 * k] = at.x[i] as number;
      xy[2 * k + 1] = -(at.y[i] as number);
    });
    stampAll(this.#image, { xy, count: order.length }, { scale: ratio, x: 0, y: 0 }, stampOf);
    own.putImageData(this.#image, 0, 0);
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(this.#canvas, 0, 0);
    context.restore();
  }
}

function paintSprites({ context, size }: Layer, at: Projected, order: Uint32Array, spriteOf: Looks["sprite"]): void {
  context.save();
  // Sprites are in device pixels already.
  context.setTransform(1, 0, 0, 1, 0, 0);
  for (const i of order) {
    const sprite = spriteOf(i);
    if (!sprite) continue;
    const left = Math.round((at.x[i] as number) * size.ratio) - sprite.half;
    const top = Math.round((at.y[i] as number) * size.ratio) - sprite.half;
    context.drawImage(sprite.canvas, left, top);
  }
  context.restore();
}

/** Several examples in one place of the space. */
interface Heap {
  /** The one drawn last. */
  readonly top: number;
  readonly text: string;
}

const heaps = new WeakMap<Figure["cloud"], readonly Heap[]>();

/** Where examples coincide, how many there are; none where there are too many such places to write on. */
export function heapsOf(cloud: Figure["cloud"]): readonly Heap[] {
  let known = heaps.get(cloud);
  if (!known) {
    known = cloud.examples.count <= GLYPHS ? countHeaps(cloud) : [];
    if (known.length > BADGES) known = [];
    heaps.set(cloud, known);
  }
  return known;
}

function countHeaps({ x, y, z, examples }: Figure["cloud"]): Heap[] {
  const groups = new Map<string, number[]>();
  for (let i = 0; i < examples.count; ++i) {
    const key = `${x[i]} ${y[i]} ${z[i]}`;
    const group = groups.get(key);
    if (group) group.push(i);
    else groups.set(key, [i]);
  }
  return Array.from(groups.values())
    .filter((group) => group.length > 1)
    .map((group) => ({ top: group.at(-1) ?? 0, text: heapText(group.map((i) => examples.label[i] ?? 0)) }));
}

/** "×4", or where labels meet "3+ 1−". */
export function heapText(labels: readonly number[]): string {
  const positive = labels.filter((label) => label === 1).length;
  const negative = labels.filter((label) => label < 0).length;
  const mixed = positive > 0 && negative > 0 && positive + negative === labels.length;
  return mixed ? `${formatCount(positive)}+ ${formatCount(negative)}−` : `×${formatCount(labels.length)}`;
}

export function drawBadges(writer: Writer, cloud: Figure["cloud"], at: Projected, radius: number): void {
  for (const { top, text } of heapsOf(cloud)) {
    const place = { x: (at.x[top] as number) + radius + 2, y: (at.y[top] as number) - radius - 2 };
    writer.write(text, place, { stand: "start", bold: true });
  }
}
