import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { define } from "../shared/controls/controls.js";
import { viewOf } from "../shared/view.js";
import { brush } from "./brush.js";
import { editIcons } from "./icons.js";
import { classChoice, hasMoreClasses, moreClasses, tools } from "./tools.js";

const reads = [
  "examples",
  "canUndo",
  "canRedo",
  "state.data",
  "state.ui.tool",
  "state.ui.brush",
  "state.ui.paint",
  "pane.learner",
] as const;

/** What the pointer does on the stage, and what takes it back. */
export class PpTools extends viewOf(reads) {
  /** Whether the tool for more than two classes has been asked for. */
  #classes = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("frame") && this.frame?.state.ui.tool === "class") this.#classes = true;
  }

  protected override render(): unknown {
    const { frame, dispatch } = this;
    // Reviews are no points in a plane: they are edited where they are listed.
    if (!frame || frame.state.data.kind === "reviews") return nothing;
    const { ui } = frame.state;
    const needed = hasMoreClasses(frame.pane, frame.examples);
    const shown = needed || this.#classes;
    return html`
      <div class="pp-tools">
        ${tools(ui, shown, dispatch)} ${shown ? classChoice(ui, dispatch) : nothing}
        ${needed ? nothing : moreClasses(this.#classes, this.#toggleClasses)} ${brush(ui.brush, dispatch)}
        <div class="pp-tools-edits" role="group" aria-label="Edits">
          ${this.#edit("Undo", editIcons.undo, frame.canUndo, "undo")}
          ${this.#edit("Redo", editIcons.redo, frame.canRedo, "redo")}
          ${this.#edit("Clear", editIcons.clear, frame.examples.count > 0, "clear")}
        </div>
      </div>
    `;
  }

  #edit(name: string, icon: TemplateResult, enabled: boolean, type: "undo" | "redo" | "clear"): TemplateResult {
    return html`
      <button
        class="pp-button pp-button-quiet pp-button-icon"
        type="button"
        aria-label=${name}
        title=${name}
        ?disabled=${!enabled}
        @click=${() => this.dispatch({ type })}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">${icon}</svg>
      </button>
    `;
  }

  readonly #toggleClasses = (): void => {
    this.#classes = !this.#classes;
    this.dispatch({ type: "set-tool", tool: this.#classes ? "class" : "positive" });
    this.requestUpdate();
  };
}

define("pp-tools", PpTools);
