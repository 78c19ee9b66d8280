import { placeOf } from "../../ui/canvas/layer.js";
import { exampleNear, type Projected } from "./space/projected.js";

/** Pixels a press may tremble before it counts as a drag. */
const TREMBLE = 3;
/** Reach in pixels of a mouse or pen, and of a finger. */
const REACH = 12;
const TOUCH_REACH = 22;

/** What the hand may know of the picture and ask of it. */
export interface Turnable {
  readonly places: Projected | null;
  /** CSS pixels per pixel that is drawn in. */
  readonly magnification: number;
  /** A drag by so many pixels since the last. */
  turn(dx: number, dy: number): void;
  /** The end of a drag. */
  settle(): void;
  select(example: number | null): void;
  hover(example: number | null): void;
}

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  last: { readonly x: number; readonly y: number };
  dragging: boolean;
}

/** Whether a press becomes a drag. A finger that sets out up or down scrolls the page. */
function begins(dx: number, dy: number, pointer: string): boolean {
  if (pointer !== "touch") return Math.hypot(dx, dy) > TREMBLE;
  return Math.abs(dx) > 2 * TREMBLE && Math.abs(dx) > Math.abs(dy);
}

/** Turns pointer events into turns of the picture; a press without a drag selects. */
export class RotateInput {
  readonly #picture: Turnable;
  #press: Press | null = null;

  constructor(picture: Turnable) {
    this.#picture = picture;
  }

  get dragging(): boolean {
    return this.#press?.dragging ?? false;
  }

  listen(surface: HTMLElement): void {
    surface.addEventListener("pointerdown", (event) => this.#down(event, surface));
    surface.addEventListener("pointermove", (event) => this.#move(event));
    surface.addEventListener("pointerup", (event) => this.#up(event));
    surface.addEventListener("pointercancel", (event) => this.#cancel(event));
    surface.addEventListener("pointerleave", () => this.#picture.hover(null));
  }

  #down(event: PointerEvent, surface: HTMLElement): void {
    if (this.#press || event.button !== 0) return;
    const { clientX: x, clientY: y, pointerId: id } = event;
    this.#press = { id, x, y, last: { x, y }, dragging: false };
    try {
      surface.setPointerCapture(id);
    } catch {
      // The pointer is gone already, or the event was made by a script: the drag works without.
    }
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (!press || press.id !== event.pointerId) {
      if (event.pointerType !== "touch") this.#picture.hover(this.#exampleAt(event));
      return;
    }
    const { clientX: x, clientY: y } = event;
    press.dragging ||= begins(x - press.x, y - press.y, event.pointerType);
    if (!press.dragging) return;
    this.#picture.hover(null);
    this.#picture.turn(x - press.last.x, y - press.last.y);
    press.last = { x, y };
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    this.#press = null;
    if (press.dragging) this.#picture.settle();
    else if (Math.hypot(event.clientX - press.x, event.clientY - press.y) <= REACH)
      this.#picture.select(this.#exampleAt(event));
  }

  /** The browser has taken the finger to scroll the page. */
  #cancel(event: PointerEvent): void {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    this.#press = null;
    if (press.dragging) this.#picture.settle();
  }

  #exampleAt(event: PointerEvent): number | null {
    const { places, magnification } = this.#picture;
    if (!places) return null;
    return exampleNear(places, placeOf(event, magnification), event.pointerType === "touch" ? TOUCH_REACH : REACH);
  }
}
