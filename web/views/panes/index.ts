import { html } from "lit";
import type { PartView } from "../shared/view.js";
import type { Companions } from "./pp-panes.js";
import "./pp-panes.js";

/** The stages, and what stands beside them or in their place. `stage` is what defines <pp-stage>. */
export function panes(stage: Pick<PartView, "styles">, companions: Companions): PartView {
  return {
    styles: stage.styles,
    render: (frame, dispatch) =>
      html`<pp-panes .frame=${frame} .dispatch=${dispatch} .companions=${companions}></pp-panes>`,
  };
}
