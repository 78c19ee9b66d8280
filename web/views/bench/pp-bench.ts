import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Examples } from "../../state/frame.js";
import type { Intent } from "../../state/intent.js";
import { define } from "../shared/controls/controls.js";
import { whenLoaded } from "../shared/loading/when-loaded.js";
import { viewOf } from "../shared/view.js";
import { dataSection } from "./data-section.js";
import { dataDigest } from "./digests.js";
import { type BenchFrame, benchReads, benchReadsAtRest, countExamples, noCounts } from "./inputs.js";
import { Reach } from "./reach.js";
import { type Section, sections } from "./sections.js";

/** Where the data, the learners and the order are chosen. */
export class PpBench extends viewOf(benchReads, benchReadsAtRest) {
  readonly #reach = new Reach(this);
  #counts = noCounts;
  #counted: Examples | null = null;
  #draws = 0;
  #classes = false;
  readonly #asked = new Set<Intent>();
  #unfollow: readonly (() => void)[] = [];

  readonly #draw = (): number => this.#draws++;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unfollow = sections.map(({ view }) => view.subscribe(() => this.requestUpdate()));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const unfollow of this.#unfollow) unfollow();
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

  /** @param ahead Whether the content has still to come. */
  #section(title: string, digest: string, content: unknown, ahead = false): TemplateResult {
    return html`
      <details class="pp-section" open>
        <summary>
          <h2>${title}</h2>
          <span class="pp-digest">${digest}</span>
        </summary>
        <div class="pp-section-body" ?data-ahead=${ahead}>${content}</div>
      </details>
    `;
  }

  protected override render(): unknown {
    const { frame, dispatch } = this;
    if (!frame) return nothing;
    const own = { counts: this.#counts, classes: this.#classes, toggleClasses: this.#toggleClasses };
    return html`
      ${this.#section("Data", dataDigest(frame), dataSection(frame, own, dispatch))}
      ${sections.map((section, k) => {
        const ahead = !isSettled(section);
        return this.#section(section.title, section.digest(frame), this.#content(section, k, frame), ahead);
      })}
    `;
  }

  /** Nothing before the reader has come to it, nor before all above is there: no height above the reader changes. */
  #content({ title, view }: Section, index: number, frame: BenchFrame): unknown {
    // Before them all stands the section of the data, which is always there.
    if (index + 1 > this.#reach.last || !sections.slice(0, index).every(isSettled)) return nothing;
    return whenLoaded(view, `the section ${title}`, ({ render, wants }) => {
      // Not in the middle of drawing: what is asked for may draw again.
      if (wants && !this.#asked.has(wants)) queueMicrotask(() => this.dispatch(wants));
      if (wants) this.#asked.add(wants);
      return render(frame, this.dispatch, this.#draw);
    });
  }
}

function isSettled({ view: { state } }: Section): boolean {
  return state === "loaded" || state === "failed";
}

define("pp-bench", PpBench);
