import { nothing, type SVGTemplateResult, svg } from "lit";
import { arrow, line } from "./drawing.js";

const WIDTH = 260;
const HEIGHT = 34;
const Y = 14;

/** The score before and after on a line with what it is compared with, 0 or a threshold. @param at of each, that as 0. */
export function scoreLine([before, after]: readonly [number, number], zero: string): SVGTemplateResult {
  const [low, high] = [Math.min(0, before, after), Math.max(0, before, after)];
  const reach = Math.max(high - low, 1e-300);
  const x = (score: number) => 30 + ((score - low) / reach) * (WIDTH - 60);
  const [at, then, origin] = [before, after, 0].map(x) as [number, number, number];
  return svg`<svg class="pp-update-score" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    ${line({ x: 0, y: Y }, { x: origin, y: Y }, "pp-update-under")}
    ${line({ x: origin, y: Y }, { x: WIDTH, y: Y }, "pp-update-over")}
    ${line({ x: origin, y: Y - 8 }, { x: origin, y: Y + 8 }, "pp-update-zero")}
    <text class="pp-update-tick" x=${origin} y=${HEIGHT - 2}>${zero}</text>
    ${Math.abs(then - at) > 2 ? arrow({ x: at, y: Y }, { x: then, y: Y }, "pp-update-w") : nothing}
    <text class="pp-update-tick" data-end=${origin > WIDTH / 2 ? "start" : "end"} x=${origin > WIDTH / 2 ? 0 : WIDTH} y=${HEIGHT - 2}>score</text>
    <circle class="pp-update-at" cx=${at} cy=${Y} r="4.5" />
  </svg>`;
}
