import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Tool } from "../../state/document/state.js";
import { define } from "../shared/controls/define.js";
import { OutsidePress } from "../shared/press/outside-press.js";
import { goAlong, stop, stopAt } from "../shared/press/row-keys.js";
import { toolInHand } from "../shared/press/tool-in-hand.js";
import { viewOf } from "../shared/view.js";
import { brush } from "./brush.js";
import { edits } from "./edits.js";
import { classIcons, moreIcon } from "./icons.js";
import { legend } from "./legend.js";
import { classChoice, tools } from "./tools.js";
import { viewButtons } from "./view-buttons.js";

const reads = [
  "examples",
  "canUndo",
  "canRedo",
  "state.data",
  "state.ui.tool",
  "state.ui.lock",
  "state.ui.present",
  "state.ui.brush",
  "state.ui.paint",
  "state.ui.shading",
  "state.ui.lift",
] as const;

/** What pointers do on the stage, what takes that back, and what the stage shows. */
export class PpTools extends viewOf(reads) {
  static override properties = { open: { state: true } };

  /** Whether what a narrow bar has no room for is open. */
  declare private open: boolean;

  readonly #outside = new OutsidePress(this, () => {
    this.open = false;
  });
  readonly #fingers = matchMedia("(pointer: coarse)");
  readonly #pointersChanged = (): void => this.requestUpdate();

  constructor() {
    super();
    this.open = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#fingers.addEventListener("change", this.#pointersChanged);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#fingers.removeEventListener("change", this.#pointersChanged);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("open")) this.#outside.listening = this.open;
  }

  /** The first button that can be seen is where the Tab key comes to at first. */
  protected override updated(): void {
    const bar = this.querySelector<HTMLElement>(".pp-tools");
    const buttons = [...(bar?.querySelectorAll("button") ?? [])];
    if (bar && !buttons.some(({ tabIndex }) => tabIndex === 0)) stopAt(bar, buttons[0]);
  }

  protected override render(): unknown {
    const { frame, dispatch, open } = this;
    // Reviews are no points in a plane: they are edited where they are listed.
    if (!frame || frame.state.data.kind === "reviews") return nothing;
    const { ui } = frame.state;
    const tool = toolInHand(ui, this.#fingers.matches, frame.examples);
    return html`
      <div class="pp-tools" role="toolbar" aria-label="Tools" @keydown=${this.#key} @focusin=${stop}>
        ${tools(tool, frame, dispatch)} ${edits(frame, dispatch)} ${this.#more(tool, ui.paint)}
        <div class="pp-tools-panel" id="pp-tools-panel" ?data-open=${open} ?data-classes=${tool === "class"}>
          ${brush(ui.brush, dispatch)} ${classChoice(frame, dispatch)} ${legend(frame.examples, frame.state.data)}
          ${viewButtons(frame, this, dispatch)}
        </div>
      </div>
    `;
  }

  #more(tool: Tool, paint: number): TemplateResult {
    return html`
      <button
        class="pp-button pp-button-icon pp-tools-more"
        type="button"
        tabindex="-1"
        aria-label="More tools"
        title="Brush, classes and zoom"
        aria-expanded=${this.open}
        aria-controls="pp-tools-panel"
        @click=${this.#toggle}
      >
        ${tool === "class" ? html`<svg viewBox="0 0 20 20" aria-hidden="true">${classIcons[paint - 2]}</svg>` : moreIcon}
      </button>
    `;
  }

  readonly #toggle = (): void => {
    this.open = !this.open;
  };

  readonly #key = (event: KeyboardEvent): void => {
    goAlong(event);
    // A field may have used it itself.
    if (event.key !== "Escape" || event.defaultPrevented || !this.open) return;
    event.preventDefault();
    this.open = false;
    this.querySelector<HTMLElement>(".pp-tools-more")?.focus();
  };
}

define("pp-tools", PpTools);
