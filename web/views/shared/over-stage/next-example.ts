import { nothing, type SVGTemplateResult, svg } from "lit";
import { insidePlot, type PlanePoint, type Projection } from "../canvas/projection.js";

const radius = 15;

/** A ring around the example that is visited next, at a pixel of the stage; nothing where that is out of sight. */
export function nextExample({ x, y }: PlanePoint, projection: Projection): SVGTemplateResult | typeof nothing {
  if (!insidePlot(projection, x, y)) return nothing;
  const above = y - radius - 18 > projection.plot.y;
  return svg`
    <circle class="pp-next-ring" cx=${x} cy=${y} r=${radius} />
    <text class="pp-over-stage-text" x=${x} y=${above ? y - radius - 6 : y + radius + 15}>next</text>
  `;
}
