import { html } from "lit";
import type { Lazy } from "../../engine/lazy.js";
import type { PartView } from "../shared/view.js";
import "./pp-panes.js";

/** The stages, or the reviews in their place. `stage` is what defines <pp-stage>. */
export function panes(stage: Pick<PartView, "styles">, reviews: Lazy<PartView>): PartView {
  return {
    styles: stage.styles,
    render: (frame, dispatch) => html`<pp-panes .frame=${frame} .dispatch=${dispatch} .reviews=${reviews}></pp-panes>`,
  };
}
