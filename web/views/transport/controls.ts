import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { startsCarried } from "../../state/document/initial-weights.js";
import { holds } from "../../state/document/lock.js";
import type { UiState } from "../../state/document/state.js";
import type { Frame, PaneView, Playback } from "../../state/runs/frame.js";

/**
 * Pictures of 24 × 24. They speak the timeline's language: a dot is a visit, a short tick an update, a long rule an
 * epoch, and the check mark is convergence.
 */
export function icon(filled: SVGTemplateResult | null, lines = ""): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true"><g fill="currentColor" stroke="none">${filled}</g><path stroke-width="2" d=${lines} /></svg>`;
}

export const startIcon = icon(svg`<path d="M4 5h2.5v14H4zM20 5v14l-6.5-5.2V19L7 12l6.5-7v5.2z" />`);
export const backUpdateIcon = icon(svg`<path d="M18.5 5v14L9 12zM4.5 8H7v8H4.5z" />`);
export const backVisitIcon = icon(svg`<circle cx="5.5" cy="12" r="2" /><path d="M19 5v14l-9.5-7z" />`);
export const playIcon = icon(svg`<path d="M7 4.5v15L19.5 12z" />`);
export const pauseIcon = icon(svg`<path d="M6.5 5h4v14h-4zM13.5 5h4v14h-4z" />`);
export const pausesIcon = icon(svg`<path d="M4 5h3.5v14H4zM10 5h3.5v14H10zM17 8h2.5v8H17z" />`);
export const visitIcon = icon(svg`<path d="M5 5v14l9.5-7z" /><circle cx="18.5" cy="12" r="2" />`);
export const updateIcon = icon(svg`<path d="M5.5 5v14L15 12zM17 8h2.5v8H17z" />`);
export const epochIcon = icon(svg`<path d="M5.5 5v14L15 12zM17 2.5h2.5v19H17z" />`);
export const convergenceIcon = icon(svg`<path d="M2.5 5v14L12 12z" />`, "M12.5 12.5l3.2 3.6L21.5 8");
export const convergedIcon = icon(null, "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M7.5 12.4l3 3.3 6-7");
export const warningIcon = icon(null, "M12 3.5 21.5 20h-19zM12 9.5v5M12 16.8v.6");

/** What the transport can do at one moment. */
export interface Controls {
  readonly back: boolean;
  readonly backUpdate: boolean;
  readonly play: boolean;
  readonly forward: boolean;
  readonly newSeed: boolean;
  readonly fromZero: boolean;
}

export const NO_CONTROLS: Controls = {
  back: false,
  backUpdate: false,
  play: false,
  forward: false,
  newSeed: false,
  fromZero: false,
};

type Where = Pick<Frame, "order"> & {
  readonly playback: Pick<Playback, "visit" | "frontier" | "finished" | "playing">;
  readonly pane: Pick<PaneView, "updates" | "epochLength">;
  readonly state: Pick<Frame["state"], "initial" | "learners"> & { readonly ui: Pick<UiState, "lock" | "present"> };
};

export function controlsFor({ playback, pane, order, state }: Where): Controls {
  const any = pane.epochLength > 0;
  const atEnd = playback.finished && playback.visit >= playback.frontier;
  return {
    back: playback.visit > 0 || playback.playing,
    backUpdate: pane.updates > 0,
    play: any,
    forward: any && !atEnd,
    newSeed:
      any &&
      (order.kind === "shuffle-once" || order.kind === "shuffle-each-epoch") &&
      !holds(state.ui.lock, "order") &&
      !state.ui.present,
    fromZero: startsCarried(state),
  };
}
