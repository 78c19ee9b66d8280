import { html, svg, type TemplateResult } from "lit";
import type { SplitsRow } from "../../../state/frame.js";
import { type Axis, dotsOf, ground, height, placeOn, radius, width } from "./dots.js";

/** The distribution of a learner: a dot a split, and below them the middle half with the median. */
export function strip({ misclassified, five }: SplitsRow, axis: Axis, token: string): TemplateResult {
  const counts = misclassified.flatMap((count) => count ?? []);
  return html`
    <svg class="pp-splits-strip" viewBox="0 0 ${width} ${height}" color="var(${token})" aria-hidden="true">
      ${svg`<path class="pp-splits-axis" d="M0 ${ground + 0.5}H${width}" />`}
      ${dotsOf(counts, axis).map(({ x, y }) => svg`<circle cx=${x} cy=${y} r=${radius} />`)}
      ${
        five &&
        svg`
          <path class="pp-splits-half" d="M${placeOn(axis, five.lower)} ${ground + 5}H${placeOn(axis, five.upper)}" />
          <path class="pp-splits-median" d="M${placeOn(axis, five.median)} ${ground + 1}v8" />
        `
      }
    </svg>
  `;
}
