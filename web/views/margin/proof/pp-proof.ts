import { html, nothing, type PropertyDeclarations, svg, type TemplateResult } from "lit";
import type { Precision } from "../../../state/notation/numbers.js";
import type { ProofView } from "../../../state/proof.js";
import type { Words } from "../../../state/words.js";
import { type ProofWords, proof as words } from "../../../words/en/companion/proof.js";
import { Chart } from "../../shared/chart/chart.js";
import { checkbox } from "../../shared/controls/controls.js";
import { define } from "../../shared/controls/define.js";
import { uniqueId } from "../../shared/controls/unique-id.js";
import { Memo } from "../../shared/frame-paths.js";
import { hint, plain } from "../../shared/offers/offer.js";
import { throttledViewOf } from "../../shared/throttled-view.js";
import { filled } from "../../shared/words/filled.js";
import { failing } from "./failing.js";
import { type Proof, type ProofFrame, proofOf, proofReads } from "./inputs.js";
import { type ProofLine, proofLines } from "./lines.js";
import { falls, type ProofPicture, proofPicture } from "./picture.js";
import { createPlot, type ProofPlot } from "./plot/index.js";
import { targetControls } from "./target.js";
import { targetFigure } from "./target-figure.js";
import { Baseline } from "./tighten/baseline.js";
import { tighten } from "./tighten/tighten.js";
import { astrayText, boundText, chartText, withoutProof } from "./words.js";

/** The proof of convergence with the numbers of the lead's run. */
class PpProof extends throttledViewOf(proofReads, ({ findings }) => findings?.proof?.step?.visit ?? null) {
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
  readonly #name = uniqueId("pp-proof");
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
    const drawn = [view?.curve, view?.separable, view?.terms, proof, whole];
    this.#picture = this.#pictures.of(frame, drawn, () => view && proof && proofPicture(view, proof, whole));
  }

  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    const view = this.#view;
    if (!frame) return nothing;
    if (!view) return hint(withoutProof(frame) ?? plain(this.say(words).analysing), frame, this.dispatch);
    const proof = proofOf(frame);
    return html`<div class="pp-proof" ?data-stale=${!frame.findings?.proof}>
      ${proof ? this.#proof(frame, view, proof) : tighten(view, this.#baseline.standing, () => this.#forget(), frame.state.bias, this.words)}
    </div>`;
  }

  #proof(frame: ProofFrame, view: ProofView, proof: Proof): TemplateResult {
    const say = this.say(words);
    return html`<div>
        ${this.#chart.box("pp-chart-proof")}
        <p class="pp-muted">${key(view, proof, say)}</p>
        <p class="pp-visually-hidden">${chartText(view, proof, say)}</p>
        ${
          view.separable
            ? html`<p>${boundText(view, proof, frame, say)}</p>
                ${proof === "distance" ? html`<p role="status">${astrayText(view, say)}</p>` : nothing}
                ${checkbox(say.whole, this.whole, (whole) => {
                  this.whole = whole;
                })}
                ${targetControls({ view, proof, bias: frame.state.bias, id: this.#name, say, choose: this.#aim, figure: figureOf(frame, view) })}`
            : nothing
        }
      </div>
      ${view.separable ? this.#lines(frame, view, proof) : html`<div>${failing(frame, view)}</div>`}`;
  }

  readonly #aim = (target: readonly number[]): void => this.dispatch({ type: "set-ui", ui: { target } });

  #forget(): void {
    this.#baseline.reset();
    this.requestUpdate();
  }

  #lines(frame: ProofFrame, view: ProofView, proof: Proof): TemplateResult | typeof nothing {
    const { step } = view;
    if (!step) return nothing;
    const say = this.say(words);
    const { precision } = frame.state.ui;
    const list = (lines: readonly ProofLine[]) => lineList(lines, this.words, precision);
    const updated = (frame.pane.event?.update ?? null) !== null && step.visit === frame.pane.visit;
    const { update, all } = proofLines(view, step, proof, updated, say);
    return html`<div>
        <h2>${say.lastUpdate}</h2>
        ${update.length > 0 ? list(update) : html`<p class="pp-hint">${say.noUpdate}</p>`}
      </div>
      <div>
        <h2>${momentName(step.updates, say)}</h2>
        ${list(all)}
      </div>`;
  }

  #draw(plot: ProofPlot): void {
    if (!this.frame || !this.#picture) return;
    if (this.#chart.isNew(this.#picture)) plot.show(this.#picture);
    plot.showMoment(this.frame.pane.updates);
  }
}

/** Over features as they are: the plane has no place for scaled ones. */
function figureOf({ examples, pane, state }: ProofFrame, { terms }: ProofView): unknown {
  return state.scaling === "none" ? targetFigure(examples, pane.features, terms.separator) : nothing;
}

function momentName(updates: number, say: ProofWords): unknown {
  if (updates === 0) return say.beforeUpdates;
  return updates === 1 ? say.oneUpdate : filled(say.allUpdates(updates), { k: html`<var>k</var>` });
}

function lineList(lines: readonly ProofLine[], spoken: Words, precision: Precision): TemplateResult {
  return html`<ol class="pp-stack pp-proof-lines">${lines.map((line) => lineItem(line, spoken, precision))}</ol>`;
}

function lineItem(
  { left, right, sign, numbers, why, moved }: ProofLine,
  spoken: Words,
  precision: Precision,
): TemplateResult {
  const [one, other] = numbers.map((number) => spoken.number(number, precision));
  return html`<li ?data-moved=${moved}>
    ${left} ${sign} ${right}: <span class="pp-proof-numbers">${one} ${sign} ${other}</span>
    ${moved ? html`<span class="pp-visually-hidden">${spoken.room(words).moved}</span>` : nothing}
    <span class="pp-note pp-proof-why">${why}</span>
  </li>`;
}

function key(view: ProofView, proof: Proof, { curves }: ProofWords): unknown {
  const length = html`${sample(1.25)} ‖<b>w</b>‖`;
  const dashed = sample(1.25, true);
  if (!view.separable) return filled(curves.length, { length, bound: html`${dashed} √<var>k</var> <var>R</var>` });
  if (proof === "angle") {
    return filled(curves.angle, { along: html`${sample(3)} <b>w</b>·<b>w</b>*`, length, sample: dashed });
  }
  const distance = html`${sample(3)} ‖<b>w</b> − <var>α</var><b>w</b>*‖²`;
  return filled(falls(view) ? curves.distance : curves.distanceAlone, { distance, sample: dashed });
}

function sample(width: number, dashed = false): TemplateResult {
  return html`<svg class="pp-chart-sample" viewBox="0 0 24 8" aria-hidden="true">
    ${svg`<path d="M0 4h24" fill="none" stroke="currentColor" stroke-width=${width} stroke-dasharray=${dashed ? "5 4" : "none"} />`}
  </svg>`;
}

define("pp-proof", PpProof);
