import { describe, expect, test } from "vitest";
import { questionOf } from "../../../web/state/course/questions/practice.js";
import { type Subject, subjectOf } from "../../../web/state/course/questions/subject.js";
import { defaultState } from "../../../web/state/document/settings.js";
import { type Projection, pixelX, pixelY, project } from "../../../web/ui/canvas/projection.js";
import { type Lettered, lettered, letterRadius, pixelsFrom } from "../../../web/views/quiz/board/candidates.js";
import { FreeRoom } from "../../../web/views/shared/canvas/free-room.js";
import { examplesOf } from "../frames.js";
import { engine } from "../state/engine.js";

const whole = await engine.complete();
const glyph = 8;
/** Pixels below a plot, where the numbers along it are. */
const margin = 31;

/** Of the stage in a phone, a laptop, and one that is wide and low. */
const plots = [
  { x: 22, y: 20, width: 310, height: 220 },
  { x: 30, y: 25, width: 640, height: 520 },
  { x: 22, y: 20, width: 560, height: 130 },
];

interface Drawn {
  readonly letters: readonly (Lettered | null)[];
  readonly projection: Projection;
  /** Pixels from each letter to the nearest example. */
  readonly toExamples: readonly number[];
}

function drawn(seed: number, plot: (typeof plots)[number], own: Subject | null = null, reach = 5.5): Drawn {
  const question = questionOf("boundary", seed, own, whole);
  if (question?.kind !== "boundary" || question.subject.state.data.kind !== "points") throw new Error("It is one.");
  const examples = examplesOf(question.subject.state.data.points);
  const projection = project({ x: [-reach, reach], y: [-reach, reach] }, plot);
  const room = new FreeRoom({ frame: { examples }, layout: { projection }, marks: { glyph }, predictions: null }, "a");
  const models = question.candidates.map(({ model }) => model);
  const letters = lettered(models, projection, room);
  const toExamples = letters.map((one) =>
    Math.min(
      ...Array.from({ length: examples.count }, (_, k) => {
        const [x = 0, y = 0] = examples.xy.subarray(2 * k, 2 * k + 2);
        const [px, py] = [pixelX(projection, x), pixelY(projection, y)];
        const { letter } = one as Lettered;
        // An example is drawn inside the plot alone.
        if (letter.y - letterRadius > plot.y + plot.height) return Number.POSITIVE_INFINITY;
        return Math.hypot(letter.x - px, letter.y - py);
      }),
    ),
  );
  return { letters, projection, toExamples };
}

function expectApart({ letters, projection, toExamples }: Drawn): void {
  const { plot } = projection;
  for (const [k, one] of (letters as readonly Lettered[]).entries()) {
    expect(toExamples[k]).toBeGreaterThan(glyph + letterRadius);
    expect(one.letter.x - letterRadius).toBeGreaterThanOrEqual(plot.x);
    expect(one.letter.x + letterRadius).toBeLessThanOrEqual(plot.x + plot.width);
    expect(one.letter.y - letterRadius).toBeGreaterThanOrEqual(plot.y);
    expect(one.letter.y + letterRadius).toBeLessThanOrEqual(plot.y + plot.height + margin);
    if (one.segment) expect(pixelsFrom(one.line, one.foot, projection)).toBeLessThan(3 * letterRadius);
    for (const other of (letters as readonly Lettered[]).slice(k + 1)) {
      const far = Math.hypot(one.letter.x - other.letter.x, one.letter.y - other.letter.y);
      expect(far).toBeGreaterThan(2 * letterRadius);
    }
  }
}

describe.each(plots)("letters of boundaries in a plot of $width × $height", (plot) => {
  test.each(Array.from({ length: 60 }, (_, k) => k + 1))(
    "cover no example of question %i, and no other letter",
    (seed) => {
      expectApart(drawn(seed, plot));
    },
  );

  test("are below it where examples leave no room", () => {
    const points = Array.from({ length: 196 }, (_, k) => {
      const [x1, x2] = [(k % 14) - 6.5, Math.floor(k / 14) - 6.5];
      return [x1, x2, (5 * k) % 3 === 0 || x1 + x2 > 4 ? 1 : -1] as const;
    });
    const own = subjectOf({ ...defaultState, data: { kind: "points", points } }, whole);
    const all = drawn(3, plot, own, 7.5);
    expect(all.letters.length).toBeGreaterThan(2);
    expectApart(all);
  });
});
