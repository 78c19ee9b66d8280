import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { clipLine, divide, planeModel } from "../shared/canvas/boundary.js";
import { type PlanePoint, type Projection, pixelX, pixelY } from "../shared/canvas/projection.js";
import { standArrow } from "../shared/canvas/weight-arrow.js";
import { define } from "../shared/controls/define.js";
import { OverStage } from "../shared/over-stage/over-stage.js";
import { viewOf } from "../shared/view.js";
import type { StageSubject } from "./subject.js";

/** Pixels between what is outlined and its outline. */
const apart = 7;

/** Outlines the boundary, or the weights on it, over the stage, while they are spoken about. */
export class PpSpokenOutline extends viewOf(["state.view", "state.ui.present", "examples", "pane"]) {
  static override properties = { subject: { attribute: false } };

  declare subject: StageSubject | null;

  readonly #stage = new OverStage(this);

  constructor() {
    super();
    this.subject = null;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { projection, magnification } = this.#stage;
    const ends = projection && this.#ends(projection);
    if (!ends) return nothing;
    return html`<svg aria-hidden="true"><g transform="scale(${magnification})">${outline(...ends)}</g></svg>`;
  }

  /** The pixels from which and to which it goes; null where there is nothing to outline. */
  #ends(projection: Projection): readonly [PlanePoint, PlanePoint] | null {
    const { regions, features } = this.frame?.pane ?? {};
    if (regions?.kind !== "linear" || !features) return null;
    const division = divide(planeModel(features, regions.model));
    if (division.kind !== "line") return null;
    const { line, length } = division;
    const pixel = ({ x, y }: PlanePoint): PlanePoint => ({ x: pixelX(projection, x), y: pixelY(projection, y) });
    if (this.subject === "boundary") {
      const segment = clipLine(line, projection.window);
      return segment && [pixel(segment.from), pixel(segment.to)];
    }
    const standing = this.subject === "weights" ? standArrow(projection, line, length) : null;
    if (!standing) return null;
    const foot = pixel(standing.foot);
    // Pixels grow downwards.
    return [foot, { x: foot.x + line.nx * standing.reach, y: foot.y - line.ny * standing.reach }];
  }
}

/** A rounded frame around a line. */
function outline(from: PlanePoint, to: PlanePoint): SVGTemplateResult {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const frame = (colour: string, width: number): SVGTemplateResult =>
    svg`<rect fill="none" stroke=${colour} stroke-width=${width} x=${-apart} y=${-apart} width=${length + 2 * apart} height=${2 * apart} rx=${apart} />`;
  return svg`<g class="pp-spoken-frame" transform="translate(${from.x} ${from.y}) rotate(${angle})">${frame("var(--pp-surface)", 5)}${frame("var(--pp-accent)", 2)}</g>`;
}

define("pp-spoken-outline", PpSpokenOutline);
