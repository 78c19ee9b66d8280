import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Examples } from "../../state/frame.js";
import { define } from "../shared/controls.js";
import { View } from "../shared/view.js";
import { dataSection } from "./data-section.js";
import { benchChanged, countExamples, noCounts } from "./inputs.js";
import type { Sections } from "./sections.js";

/** Where the data, the learners and the order are chosen. */
export class PpBench extends View {
  static override properties = {
    frame: { attribute: false, hasChanged: benchChanged },
  };

  #counts = noCounts;
  #counted: Examples | null = null;
  #draws = 0;

  #more: Sections | null = null;

  readonly #draw = (): number => this.#draws++;

  protected override firstUpdated(): void {
    void this.#loadMore();
  }

  async #loadMore(): Promise<void> {
    this.#more = await import("./sections.js");
    this.requestUpdate();
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
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
        dataSection(frame, this.#counts, this.#more, dispatch),
      )}
      ${this.#more?.sections.map(({ title, digest, content }) =>
        this.#section(title, digest(frame), content(frame, this.#draw, dispatch)),
      )}
    `;
  }
}

define("pp-bench", PpBench);
