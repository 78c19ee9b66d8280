import { html, nothing, type PropertyDeclarations, svg, type TemplateResult } from "lit";
import { formatCount, formatNumber } from "../../../state/notation/numbers.js";
import type { ProofView } from "../../../state/proof.js";
import { Chart } from "../../shared/chart/chart.js";
import { checkbox } from "../../shared/controls/controls.js";
import { define } from "../../shared/controls/define.js";
import { Memo } from "../../shared/frame-paths.js";
import { hint, plain } from "../../shared/offers/offer.js";
import { throttledViewOf } from "../../shared/throttled-view.js";
import { failing } from "./failing.js";
import { type Proof, type ProofFrame, proofOf, proofReads } from "./inputs.js";
import { type ProofLine, proofLines } from "./lines.js";
import { type ProofPicture, proofPicture } from "./picture.js";
import { createPlot, type ProofPlot } from "./plot/index.js";
import { Baseline } from "./tighten/baseline.js";
import { tighten } from "./tighten/tighten.js";
import { boundText, chartText, withoutProof } from "./words.js";

/** The proof of convergence with the numbers of the lead's run. */
class PpProof extends throttledViewOf(proofReads) {
  static override properties: PropertyDeclarations = {
    ...super.properties,
    whole: { state: true },
  };

  /** Whether the chart goes as far as the bound. */
  declare private whole: boolean;
  readonly #chart = new Chart(
    this,
    createPlot,
    (plot) => this.#draw(plot),
    () => !this.#picture,
  );
  readonly #baseline = new Baseline();
  /** What is shown: of now, or while an edit is being analysed of before it, so that nothing jumps. */
  #view: ProofView | null = null;
  readonly #pictures = new Memo<never, ProofPicture | null>();
  #picture: ProofPicture | null = null;

  constructor() {
    super();
    this.whole = true;
  }

  protected override willUpdate(): void {
    const { frame } = this;
    if (!frame) return;
    const now = frame.findings?.proof ?? null;
    if (withoutProof(frame) !== null) this.#view = null;
    else if (now?.curve && now.step) this.#view = now;
    this.#baseline.follow(frame, now === this.#view ? now : null);
    const view = this.#view;
    const { whole } = this;
    const proof = proofOf(frame);
    const drawn = [view?.curve, view?.separable, proof, whole];
    this.#picture = this.#pictures.of(frame, drawn, () => view && proof && proofPicture(view, proof, whole));
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    const view = this.#view;
    if (!frame) return nothing;
    if (!view) return hint(withoutProof(frame) ?? plain("Analysing …"), frame, this.dispatch);
    const proof = proofOf(frame);
    return html`<div class="pp-proof" ?data-stale=${!frame.findings?.proof}>
      ${proof ? this.#proof(frame, view, proof) : tighten(view, this.#baseline.standing, () => this.#forget(), frame.state.bias)}
    </div>`;
  }

  #proof(frame: ProofFrame, view: ProofView, proof: Proof): TemplateResult {
    return html`<div>
        ${this.#chart.box("pp-chart-proof")}
        <p class="pp-muted">${key(view, proof)}</p>
        <p class="pp-visually-hidden">${chartText(view, proof)}</p>
        ${
          view.separable
            ? html`<p>${boundText(view, proof, frame)}</p>
                ${checkbox("As far as the bound", this.whole, (whole) => {
                  this.whole = whole;
                })}`
            : nothing
        }
      </div>
      ${view.separable ? this.#lines(frame, view, proof) : html`<div>${failing(frame, view)}</div>`}`;
  }

  #forget(): void {
    this.#baseline.reset();
    this.requestUpdate();
  }

  #lines(frame: ProofFrame, view: ProofView, proof: Proof): TemplateResult | typeof nothing {
    const { step } = view;
    if (!step) return nothing;
    const { precision } = frame.state.ui;
    const updated = (frame.pane.event?.update ?? null) !== null && step.visit === frame.pane.visit;
    const { update, all } = proofLines(view, step, proof, updated);
    return html`<div>
        <h2>The last update</h2>
        ${update.length > 0 ? lineList(update, precision) : html`<p class="pp-hint">There is none yet.</p>`}
      </div>
      <div>
        <h2>${momentName(step.updates)}</h2>
        ${lineList(all, precision)}
      </div>`;
  }

  #draw(plot: ProofPlot): void {
    if (!this.frame || !this.#picture) return;
    if (this.#chart.isNew(this.#picture)) plot.show(this.#picture);
    plot.showMoment(this.frame.pane.updates);
  }
}

function momentName(updates: number): TemplateResult | string {
  if (updates === 0) return "Before the first update";
  return updates === 1 ? "All updates so far: this one" : html`All <var>k</var> = ${formatCount(updates)} updates`;
}

function lineList(lines: readonly ProofLine[], precision: "short" | "full"): TemplateResult {
  return html`<ol class="pp-stack pp-proof-lines">${lines.map((line) => lineItem(line, precision))}</ol>`;
}

function lineItem({ left, right, sign, numbers, why, moved }: ProofLine, precision: "short" | "full"): TemplateResult {
  const [one, other] = numbers.map((number) => formatNumber(number, precision));
  return html`<li ?data-moved=${moved}>
    ${left} ${sign} ${right}: <span class="pp-proof-numbers">${one} ${sign} ${other}</span>
    ${moved ? html`<span class="pp-visually-hidden">(moved by the last update)</span>` : nothing}
    <span class="pp-note pp-proof-why">${why}</span>
  </li>`;
}

function key({ separable }: ProofView, proof: Proof): TemplateResult {
  const length = html`${sample(1.25)} ‖<b>w</b>‖`;
  const least = html`${sample(1.25, true)} the bounds`;
  if (!separable) return html`${length}, ${sample(1.25, true)} √<var>k</var> <var>R</var>.`;
  if (proof === "angle")
    return html`${sample(3)} <b>w</b>·<b>w</b>*, ${length}, ${least}: they meet where no update is left.`;
  return html`${sample(3)} ‖<b>w</b> − <var>α</var><b>w</b>*‖², ${sample(1.25, true)} its bound: it reaches 0 where no
    update is left.`;
}

function sample(width: number, dashed = false): TemplateResult {
  return html`<svg class="pp-chart-sample" viewBox="0 0 24 8" aria-hidden="true">
    ${svg`<path d="M0 4h24" fill="none" stroke="currentColor" stroke-width=${width} stroke-dasharray=${dashed ? "5 4" : "none"} />`}
  </svg>`;
}

define("pp-proof", PpProof);
