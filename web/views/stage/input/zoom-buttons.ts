import { html, nothing, svg, type TemplateResult } from "lit";

export interface ZoomActions {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  readonly shade: () => void;
}

const PLUS = svg`<path d="M8 3.5v9M3.5 8h9" />`;
const MINUS = svg`<path d="M3.5 8h9" />`;
const CORNERS = svg`<path d="M2.5 6v-3.5h3.5M10 2.5h3.5v3.5M13.5 10v3.5h-3.5M6 13.5h-3.5v-3.5" />`;
const CONTOURS = svg`<circle cx="8" cy="8" r="5.5" /><circle cx="8" cy="8" r="2.5" />`;

/** Real buttons over the corner of the canvas. @param others that stand after these. */
export function zoomButtons(
  { zoomIn, zoomOut, fit, shade }: ZoomActions,
  shading: boolean,
  others?: TemplateResult,
): TemplateResult {
  return html`
    <div class="pp-stage-zoom" role="group" aria-label="View of the stage">
      ${button("Zoom in", PLUS, zoomIn)} ${button("Zoom out", MINUS, zoomOut)} ${button("Fit view", CORNERS, fit)}
      ${button("Shading: score", CONTOURS, shade, shading)} ${others}
    </div>
  `;
}

/** @param pressed of a button that stays pressed. */
function button(name: string, icon: TemplateResult<2>, press: () => void, pressed?: boolean): TemplateResult {
  return html`
    <button
      type="button"
      class="pp-stage-zoom-button"
      aria-label=${name}
      title=${name}
      aria-pressed=${pressed ?? nothing}
      @click=${press}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">${icon}</svg>
    </button>
  `;
}
