import { html, nothing, type TemplateResult } from "lit";
import { define } from "../shared/controls.js";
import { View } from "../shared/view.js";
import type { Several } from "./several.js";

/** The stage. Of several learners it is a stage each, laid out by code that comes when it is needed. */
export class PpPanes extends View {
  #several: Several | null = null;
  #loading: Promise<void> | null = null;

  protected override render(): TemplateResult {
    const { frame, dispatch } = this;
    return html`${this.#stages()}${
      frame?.state.ui.lift ? html`<pp-lift .frame=${frame} .dispatch=${dispatch}></pp-lift>` : nothing
    }`;
  }

  #stages(): TemplateResult {
    const { frame, dispatch } = this;
    // Comes with the late parts, and is an empty box until then.
    if (frame?.state.data.kind === "reviews")
      return html`<pp-reviews .frame=${frame} .dispatch=${dispatch}></pp-reviews>`;
    if (frame && frame.panes.length > 1) {
      if (this.#several) return this.#several.render(frame, dispatch);
      this.#loading ??= this.#load();
    }
    return html`<pp-stage .frame=${frame} .pane=${frame?.pane ?? null} .dispatch=${dispatch}></pp-stage>`;
  }

  async #load(): Promise<void> {
    // Its styles come with the late parts, and those define pp-compare.
    const [{ Several }] = await Promise.all([import("./several.js"), customElements.whenDefined("pp-compare")]);
    this.#several = new Several();
    this.requestUpdate();
  }
}

define("pp-panes", PpPanes);
