import { html, nothing, svg, type TemplateResult } from "lit";
import type { Words } from "../../../state/document/notation/words.js";
import type { Frame, PaneView } from "../../../state/runs/frame.js";
import { Chart } from "../../../ui/charts/chart.js";
import { define } from "../../../ui/controls/define.js";
import { filled } from "../../../ui/formulas/filled.js";
import { compare } from "../../../words/generated/en/compare.js";
import { paragraph } from "../../../words/phrase.js";
import { Memo } from "../frame-reads.js";
import { ThrottledView } from "../throttled-view.js";
import { namesOf } from "../words/names.js";
import { bestEpoch, type Curves, curvesOf, type Sizes, sizesOf, trainedPart } from "./curves.js";
import { type CurvesPlot, createPlot } from "./plot/index.js";

/** Learning curves: the mistakes of all learners by epoch, and where the lead had better stop. */
export class PpCurves extends ThrottledView {
  readonly #chart = new Chart(this, createPlot, (plot) => this.#draw(plot));
  readonly #memo = new Memo<Curves>();
  #curves: Curves | null = null;
  #end = 0;

  protected override willUpdate(): void {
    if (this.frame) this.#refresh(this.frame);
  }

  protected override render(): TemplateResult {
    const { frame } = this;
    const names = frame ? this.#names(frame) : [];
    const heldOut = frame !== null && frame.examples.heldOut !== null;
    const say = this.say(compare);
    return html`
      <figure>
        <figcaption>
          <h2 class="pp-heading">${say.curves}</h2>
          <p class="pp-note">${
            heldOut ? filled(say.shares, { trained: key(false), tested: key(true) }) : say.counts
          }</p>
        </figcaption>
        ${this.#chart.box("pp-chart-curves")}
        <p class="pp-visually-hidden">${frame ? curvesSummary(frame.panes, names, sizesOf(frame), this.words) : nothing}</p>
        ${frame && heldOut ? this.#renderStop(frame, names) : nothing}
      </figure>
    `;
  }

  /** Early stopping: the best moment of the lead, and the way there. */
  #renderStop(frame: Frame, names: readonly string[]): TemplateResult | typeof nothing {
    const best = bestEpoch(frame.pane.curve);
    if (!best || best.epoch === 0) return nothing;
    const { epoch, mistakes } = best;
    const say = this.say(compare);
    const { heldOut } = sizesOf(frame);
    const go = () => this.dispatch(({ pane }) => ({ type: "seek", visit: epoch * pane.epochLength }));
    return html`
      <p class="pp-row pp-bar pp-note pp-curves-stop">
        <span>${say.bestStop({ learner: names[frame.lead] ?? "", made: mistakes, heldOut, epochs: epoch })}</span>
        <button class="pp-button" type="button" @click=${go}>${say.goToEpoch({ epoch })}</button>
      </p>
    `;
  }

  #names({ panes, words }: Frame): readonly string[] {
    return namesOf(
      panes.map(({ learner }) => learner),
      words,
    ).map(({ sign }) => sign);
  }

  #refresh(frame: Frame): void {
    const { examples, panes, playback, pane, state } = frame;
    const made = [
      examples,
      state.learners,
      playback.frontier,
      ...panes.flatMap(({ curve, finished }) => [curve, finished]),
    ];
    this.#curves = this.#memo.of(frame, made, () => curvesOf(panes, sizesOf(frame)));
    // While it grows, the axis is never narrower than a few epochs, so that the first does not fill all.
    this.#end = Math.max(playback.frontier / Math.max(1, pane.epochLength), playback.finished ? 1 : 5);
  }

  #draw(plot: CurvesPlot): void {
    const { frame } = this;
    const curves = this.#curves;
    if (!frame || !curves) return;
    const { lead, pane, playback } = frame;
    if (this.#chart.isNew(curves, lead, this.words)) {
      const best = bestEpoch(pane.curve);
      const stop = best && { epoch: best.epoch, value: (100 * best.mistakes) / sizesOf(frame).heldOut };
      plot.show({ curves, names: this.#names(frame), lead, end: this.#end, stop, say: this.say(compare) });
    }
    plot.showMoment(playback.visit / Math.max(1, pane.epochLength));
  }
}

function key(dashed: boolean): TemplateResult {
  return html`<svg class="pp-chart-sample" viewBox="0 0 24 8" aria-hidden="true">
    ${svg`<path d="M0 4h24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray=${dashed ? "5 4" : "none"} />`}
  </svg>`;
}

define("pp-curves", PpCurves);

/** The chart in words: where each learner's curves begin and end, and where the held-out one is lowest. */
export function curvesSummary(
  panes: readonly Pick<PaneView, "curve">[],
  names: readonly string[],
  sizes: Sizes,
  words: Words,
): string {
  const say = words.room(compare);
  const sentences = panes.map((pane, index) => {
    const name = names[index] ?? "";
    const curve = trainedPart(pane.curve);
    if (!curve || curve.epoch.length === 0) return say.nothingKnown({ name });
    const best = bestEpoch(curve);
    const train = { ...endsOf(curve.train), examples: sizes.train };
    const heldOut = best &&
      curve.heldOut && {
        ...endsOf(curve.heldOut),
        ...{ examples: sizes.heldOut, best: best.mistakes, bestEpoch: best.epoch },
      };
    return say.curve({ name, epochs: curve.epoch.at(-1) ?? 0, train, heldOut });
  });
  return paragraph(words, say.intro, ...sentences);
}

/** The first and the last number; null in place of a first that is the same. */
function endsOf(counts: Float64Array): { readonly from: number | null; readonly to: number } {
  const [from = 0, to = 0] = [counts[0], counts.at(-1)];
  return { from: from === to ? null : from, to };
}
