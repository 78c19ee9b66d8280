import { html, nothing, type TemplateResult } from "lit";
import { StageGroup } from "../shared/canvas/stage-group.js";
import { define } from "../shared/controls/controls.js";
import { View } from "../shared/view.js";
import type { PaneGrid } from "./pane-grid.js";

/** The stage. Of several learners it is a stage each, laid out by code that comes when it is needed. */
export class PpPanes extends View {
  readonly #group = new StageGroup();
  #grid: PaneGrid | null = null;
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
      if (this.#grid) return this.#grid.render(frame, dispatch);
      this.#loading ??= this.#load();
    }
    return html`<pp-stage
      .frame=${frame}
      .pane=${frame?.pane ?? null}
      .group=${this.#group}
      .dispatch=${dispatch}
    ></pp-stage>`;
  }

  async #load(): Promise<void> {
    // Its styles come with the late parts, and those define pp-compare.
    const [{ PaneGrid }] = await Promise.all([import("./pane-grid.js"), customElements.whenDefined("pp-compare")]);
    this.#grid = new PaneGrid(this.#group);
    this.requestUpdate();
  }
}

define("pp-panes", PpPanes);
