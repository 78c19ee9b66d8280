import { html, LitElement, type TemplateResult } from "lit";
import type { UiState } from "../../state/document/state.js";
import { define, withProperties } from "../../ui/controls/define.js";
import { isStill } from "../../ui/page/still.js";

/** Milliseconds after which a trail has faded. */
const lasting = 900;

/** Of the height of the page, so large is the pointer. */
const size = 0.022;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/** A large pointer over the page, with a trail that fades; where motion is to be reduced it leaves none. */
class PpPointer extends withProperties(LitElement, { motion: "auto" as UiState["motion"] }) {
  #places: Place[] = [];
  #there = false;
  #drawing = 0;
  #ended: AbortController | null = null;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    return html`<canvas aria-hidden="true"></canvas>`;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const page = this.closest<HTMLElement>(".pp-app");
    this.#ended = new AbortController();
    const { signal } = this.#ended;
    page?.addEventListener("pointermove", this.#move, { signal });
    page?.addEventListener("pointerleave", this.#leave, { signal });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#ended?.abort();
    cancelAnimationFrame(this.#drawing);
    this.#drawing = 0;
  }

  readonly #move = ({ clientX, clientY }: PointerEvent): void => {
    const { left, top, width } = this.getBoundingClientRect();
    const zoom = width / this.offsetWidth || 1;
    const place = { x: (clientX - left) / zoom, y: (clientY - top) / zoom, time: performance.now() };
    this.#places = isStill(this.motion) ? [place] : [...this.#places, place];
    this.#there = true;
    this.#drawing ||= requestAnimationFrame(this.#draw);
  };

  readonly #leave = (): void => {
    this.#there = false;
    this.#drawing ||= requestAnimationFrame(this.#draw);
  };

  /** While there is a trail it fades from frame to frame; then nothing moves. */
  readonly #draw = (now: number): void => {
    this.#drawing = 0;
    const last = this.#places.at(-1);
    const trail = this.#places.filter(({ time }) => now - time < lasting);
    this.#places = trail.length > 0 ? trail : last ? [last] : [];
    this.#paint(trail, last, now);
    if (trail.length > 1) this.#drawing = requestAnimationFrame(this.#draw);
  };

  #paint(trail: readonly Place[], last: Place | undefined, now: number): void {
    const canvas = this.querySelector("canvas");
    const context = canvas?.getContext("2d");
    if (!canvas || !context) return;
    const { offsetWidth: width, offsetHeight: height } = this;
    const ratio = devicePixelRatio;
    if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
    if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
    const { color, backgroundColor } = getComputedStyle(this);
    const radius = size * height;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    context.lineCap = "round";
    context.strokeStyle = color;
    trail.slice(1).forEach((to, index) => {
      const from = trail[index] ?? to;
      const left = 1 - (now - to.time) / lasting;
      context.lineWidth = 0.9 * radius * left;
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
      // Where two of them meet the newer one is seen, and not both: else the trail is a string of beads.
      context.globalCompositeOperation = "destination-out";
      context.globalAlpha = 1;
      context.stroke();
      context.globalCompositeOperation = "source-over";
      context.globalAlpha = 0.7 * Math.max(0, left);
      context.stroke();
    });
    if (!last || !this.#there) return;
    context.beginPath();
    context.arc(last.x, last.y, radius, 0, 2 * Math.PI);
    context.globalAlpha = 0.35;
    context.fillStyle = color;
    context.fill();
    context.globalAlpha = 1;
    for (const [stroke, line] of [
      [backgroundColor, 5],
      [color, 3],
    ] as const) {
      context.strokeStyle = stroke;
      context.lineWidth = line;
      context.stroke();
    }
  }
}

define("pp-pointer", PpPointer);
