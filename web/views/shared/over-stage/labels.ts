import { type LitElement, nothing, type ReactiveController, type SVGTemplateResult, svg } from "lit";
import type { Shown } from "../../../state/course/lessons/lesson.js";
import type { Words } from "../../../state/document/notation/words.js";
import { insidePlot, type PlanePoint, type Projection, pixelX, pixelY } from "../../../ui/canvas/projection.js";
import { guide } from "../../../words/generated/en/guide.js";
import type { FreeRoom } from "../canvas/free-room.js";

const mark = "data-predicts";

/** What each part of a page that asks has hidden there: in the hall a lesson and the lecturer may ask at once. */
const hidden = new WeakMap<Element, Map<object, readonly Shown[]>>();

/** Hides what would answer a question, on the stage and around it, while that is open: see over-stage.css. */
export class HiddenAnswers implements ReactiveController {
  readonly #host: LitElement;
  #page: Element | null = null;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  set hidden(own: readonly Shown[]) {
    if (!this.#page) return;
    const all = hidden.get(this.#page) ?? new Map<object, readonly Shown[]>();
    hidden.set(this.#page, all);
    if (own.length > 0) all.set(this, own);
    else all.delete(this);
    const names = [...new Set([...all.values()].flat())].join(" ");
    if ((this.#page.getAttribute(mark) ?? "") === names) return;
    if (names === "") this.#page.removeAttribute(mark);
    else this.#page.setAttribute(mark, names);
    for (const stage of this.#page.querySelectorAll<LitElement>("pp-stage")) stage.requestUpdate();
  }

  hostConnected(): void {
    this.#page = this.#host.closest(".pp-app");
  }

  hostDisconnected(): void {
    this.hidden = [];
    this.#page = null;
  }
}

/** Pixels of its letters at most, with the rim around them: over-stage.css has their size. */
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

const radius = 15;
/** With its line. */
const reach = radius + 1;

/** A ring around the example that is visited next, at a pixel of the stage; nothing where that is out of sight. */
export function nextRing({ x, y }: PlanePoint, { projection, room }: Writing): SVGTemplateResult | typeof nothing {
  if (!insidePlot(projection, x, y)) return nothing;
  room.take({ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach });
  return svg`<circle class="pp-next-ring" fill="none" stroke="var(--pp-ink)" stroke-width="2" stroke-dasharray="5 3" cx=${x} cy=${y} r=${radius} />`;
}

/** What the ring says. */
export function nextWord(at: PlanePoint, over: Writing, words: Words): SVGTemplateResult | typeof nothing {
  return labelNear(words.room(guide).next, at, over, aboveFirst);
}

/** More would cover the stage, and nobody counts so far. */
export const mostNumbers = 20;

/**
 * What a prediction is asked with: the numbers of the examples, and a ring around the one that is visited next.
 * @param xy Places in the plane; of reviews there are none.
 * @param next its number from 1; null: no visit is to come
 */
export function numberedExamples(
  xy: ArrayLike<number>,
  next: number | null,
  over: Writing,
  words: Words,
): SVGTemplateResult | typeof nothing {
  if (xy.length === 0) return nothing;
  const numbers = Array.from({ length: xy.length / 2 }, (_, row) => row + 1);
  const ringed = next === null ? null : placeOf(xy, next, over);
  // The first to be written have the most room.
  const inTurn = [...numbers.filter((number) => number === next), ...numbers.filter((number) => number !== next)];
  return svg`
    ${ringed ? svg`${nextRing(ringed, over)} ${nextWord(ringed, over, words)}` : nothing}
    ${numbers.length > mostNumbers ? nothing : inTurn.map((number) => labelNear(String(number), placeOf(xy, number, over), over))}
  `;
}

function placeOf(xy: ArrayLike<number>, number: number, { projection }: Writing): PlanePoint {
  return { x: pixelX(projection, xy[2 * number - 2] ?? 0), y: pixelY(projection, xy[2 * number - 1] ?? 0) };
}
