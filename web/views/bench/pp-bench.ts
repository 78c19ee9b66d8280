import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Examples } from "../../state/frame.js";
import { define } from "../shared/controls/controls.js";
import { viewOf } from "../shared/view.js";
import { dataSection } from "./data-section.js";
import { benchReads, benchReadsAtRest, countExamples, noCounts } from "./inputs.js";
import type { Sections } from "./sections.js";

/** Where the data, the learners and the order are chosen. */
export class PpBench extends viewOf(benchReads, benchReadsAtRest) {
  #counts = noCounts;
  #counted: Examples | null = null;
  #draws = 0;
  #classes = false;

  #sections: Sections | null = null;

  readonly #draw = (): number => this.#draws++;

  protected override firstUpdated(): void {
    void this.#loadSections();
  }

  async #loadSections(): Promise<void> {
    this.#sections = await import("./sections.js");
    this.requestUpdate();
  }

  readonly #toggleClasses = (): void => {
    this.#classes = !this.#classes;
    this.dispatch({ type: "set-tool", tool: this.#classes ? "class" : "positive" });
    this.requestUpdate();
  };

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("frame") && this.frame?.state.ui.tool === "class") this.#classes = true;
    const examples = this.frame?.examples;
    if (!examples || examples === this.#counted) return;
    this.#counted = examples;
    this.#counts = countExamples(examples);
  }

  #section(title: string, digest: string, content: TemplateResult): TemplateResult {
    return html`
      <details class="pp-section" open>
        <summary>
          <h2>${title}</h2>
          <span class="pp-digest">${digest}</span>
        </summary>
        <div class="pp-section-body">${content}</div>
      </details>
    `;
  }

  protected override render(): unknown {
    const { frame, dispatch } = this;
    if (!frame) return nothing;
    const { count } = frame.examples;
    return html`
      ${this.#section(
        "Data",
        count === 1 ? "1 example" : `${count} examples`,
        dataSection(
          frame,
          { counts: this.#counts, classes: this.#classes, toggleClasses: this.#toggleClasses },
          this.#sections,
          dispatch,
        ),
      )}
      ${this.#sections?.sections.map(({ title, digest, content }) =>
        this.#section(title, digest(frame), content(frame, this.#draw, dispatch)),
      )}
    `;
  }
}

define("pp-bench", PpBench);
