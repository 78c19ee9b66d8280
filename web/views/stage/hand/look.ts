import { html, nothing, type TemplateResult } from "lit";
import type { HandWords } from "../../../words/en/stage/hand.js";
import type { PlanePoint, Projection } from "../../shared/canvas/projection.js";
import { type Grab, grabbing } from "../../shared/handles/handle.js";
import { type Grips, inPixels } from "./grips.js";

/** Where the line to the grip begins, as a share of the way. */
const CLEAR = 0.3;

/** From the origin to where w is pulled out of it. */
export function stem(
  { standing, at: { tip } }: Grips,
  projection: Projection,
  magnification: number,
): TemplateResult | typeof nothing {
  if (!tip) return nothing;
  const foot = inPixels(projection, standing.foot);
  // Clear of an example at the origin.
  const [x, y] = [foot.x + CLEAR * (tip.x - foot.x), foot.y + CLEAR * (tip.y - foot.y)];
  return html`<svg class="pp-hand-stem" aria-hidden="true">
    <line x1=${x * magnification} y1=${y * magnification} x2=${tip.x * magnification} y2=${tip.y * magnification} />
  </svg>`;
}

/** Where the tip of w is that has been learned: it stays. */
export function stillTip(tip: PlanePoint, magnification: number, say: HandWords, grab: Grab): TemplateResult {
  const { down, move, up, lost } = grabbing(grab);
  return html`<div
    class="pp-handle pp-handle-still"
    title=${say.learned}
    .style=${`translate: ${tip.x * magnification}px ${tip.y * magnification}px`}
    @pointerdown=${down}
    @pointermove=${move}
    @pointerup=${up}
    @lostpointercapture=${lost}
  ></div>`;
}

/** Why, once somebody has tried to drag it. @param goToStart null: nobody has. */
export function learnedHint(say: HandWords, goToStart: (() => void) | null): TemplateResult {
  return html`<div class="pp-hand-hint" role="status" @pointerdown=${(event: Event) => event.stopPropagation()}>
    ${
      goToStart
        ? html`<span>${say.learned}</span> <button type="button" class="pp-button" @click=${goToStart}>${say.toStart}</button>`
        : nothing
    }
  </div>`;
}
