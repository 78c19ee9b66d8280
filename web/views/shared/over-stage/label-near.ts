import { nothing, type SVGTemplateResult, svg } from "lit";
import { insidePlot, type PlanePoint, type Projection } from "../../../ui/canvas/projection.js";
import type { FreeRoom } from "../canvas/free-room.js";

/** Pixels of its letters at most, with the rim around them: over-stage.css.ts has their size. */
const LETTER = 7.6;
const RIM = 5;
const HEIGHT = 20;
const BASELINE = 14.5;
/** Pixels that it stands away, the nearest that are free. Farther away it would seem to belong to something else. */
const AWAY = [13, 16, 20, 26];

/** A stage that is written over. */
export interface Writing {
  readonly projection: Projection;
  readonly room: FreeRoom;
}

type Direction = readonly [right: number, up: number];

const around: readonly Direction[] = [
  [1, 0.5],
  [1, -0.5],
  [-1, 0.5],
  [-1, -0.5],
  [0.5, 1],
  [-0.5, 1],
  [0.5, -1],
  [-0.5, -1],
];

export const aboveFirst: readonly Direction[] = [[0, 1], [0, -1], ...around];

/** A few letters beside a pixel of the stage, over no example; left out where there is no room for them. */
export function labelNear(
  text: string,
  { x, y }: PlanePoint,
  { projection, room }: Writing,
  directions = around,
): SVGTemplateResult | typeof nothing {
  if (!insidePlot(projection, x, y)) return nothing;
  const [width, height] = [LETTER * text.length + RIM, HEIGHT];
  const places = AWAY.flatMap((away) =>
    directions.map(([right, up]) => ({
      x: x + right * (away + width / 2) - width / 2,
      y: y - up * (away + height / 2) - height / 2,
      width,
      height,
    })),
  );
  const box = room.first(
    places.filter(
      (place) => insidePlot(projection, place.x, place.y) && insidePlot(projection, place.x + width, place.y + height),
    ),
  );
  if (!box) return nothing;
  return svg`<text fill="var(--pp-ink)" stroke="var(--pp-surface)" stroke-width="4" paint-order="stroke" font-family="var(--pp-font)" font-size="12" font-weight="650" text-anchor="middle" x=${box.x + width / 2} y=${box.y + BASELINE}>${text}</text>`;
}
