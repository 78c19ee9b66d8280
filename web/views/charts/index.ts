import { html, nothing, svg, type TemplateResult } from "lit";
import { traitsOf } from "../../state/learners/traits.js";
import type { Frame } from "../../state/runs/frame.js";
import chartCss from "../../ui/charts/chart.css?inline";
import { Chart } from "../../ui/charts/chart.js";
import { define } from "../../ui/controls/define.js";
import headingCss from "../../ui/controls/heading.css?inline";
import { filled } from "../../ui/formulas/filled.js";
import { type ChartsWords, charts } from "../../words/generated/en/charts.js";
import { paragraph } from "../../words/phrase.js";
import curvesCss from "../shared/learning-curves/curves.css?inline";
import { ThrottledView } from "../shared/throttled-view.js";
import type { PartView } from "../shared/view.js";
import { createPlot, type ObjectivePlot } from "./objective/plot/index.js";
import "./pp-charts.js";
import type { Words } from "../../state/document/notation/words.js";
import type { DescentCurve, DescentView } from "../../state/runs/frame.js";
import { learnerDigest } from "../shared/words/names.js";
import chartsCss from "./charts.css?inline";

/** The criterion that a batch learner descends on, by epoch; and as a faint curve what it was with the settings before. */
class PpObjective extends ThrottledView {
  readonly #chart = new Chart(
    this,
    createPlot,
    (plot) => this.#draw(plot),
    () => !this.frame?.findings?.descent,
  );
  protected override render(): TemplateResult | typeof nothing {
    if (!this.#concerned) return nothing;
    const descent = this.frame?.findings?.descent ?? null;
    const { words } = this;
    const { objective: say } = this.say(charts);
    return html`
      <figure class="pp-objective">
        <figcaption>
          <h2 class="pp-heading">${filled(say.title, { J: html`<span class="pp-objective-symbol">J(w)</span>` })}</h2>
        </figcaption>
        ${this.#chart.box("pp-chart-objective")}
        <p class="pp-note">
          ${say.about}${words.gap}${
            descent?.before
              ? filled(say.curves, {
                  sample: key(false),
                  now: nameOf(descent.now, words),
                  sampleBefore: key(true),
                  before: nameOf(descent.before, words),
                })
              : say.alone
          }${words.gap}${descent && isScaled(descent) ? say.multiple : nothing}
        </p>
        <p class="pp-visually-hidden">${descent ? descentText(descent, words) : nothing}</p>
      </figure>
    `;
  }

  /** Whether the lead descends on a criterion. */
  get #concerned(): boolean {
    const { frame } = this;
    return frame !== null && traitsOf(frame.pane.learner).objective === true;
  }

  #draw(plot: ObjectivePlot): void {
    const { frame } = this;
    const descent = frame?.findings?.descent;
    if (!frame || !descent) return;
    if (this.#chart.isNew(descent)) plot.show(descent);
    plot.showMoment(epochOf(frame));
  }
}

function epochOf({ pane: { visit, epochLength } }: Frame): number {
  return visit / Math.max(1, epochLength);
}

function key(faint: boolean): TemplateResult {
  return html`<svg class="pp-chart-sample" viewBox="0 0 24 8" aria-hidden="true">
    ${svg`<path d="M0 4h24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray=${faint ? "5 4" : "none"} />`}
  </svg>`;
}

define("pp-objective", PpObjective);

export const styles: PartView["styles"] = [headingCss, chartCss, curvesCss, chartsCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<div class="pp-columns">
    <pp-charts .frame=${frame} .dispatch=${dispatch}></pp-charts>
    <pp-objective .frame=${frame} .dispatch=${dispatch}></pp-objective>
    ${frame?.examples.heldOut ? html`<pp-curves .frame=${frame} .dispatch=${dispatch}></pp-curves>` : nothing}
  </div>`;

/** The descent of J(w) in words. */

/** "Batch, η = 0.5". */
export function nameOf({ learner }: DescentCurve, words: Words): string {
  return learnerDigest(learner, words);
}

/** Where the curves begin and end, and how high they get. */
export function descentText({ now, before }: DescentView, words: Words): string {
  const { objective: say } = words.room(charts);
  const said = [
    curveText(now, words, say.nothing, say.curve),
    ...(before ? [curveText(before, words, say.nothingBefore, say.curveBefore)] : []),
  ];
  return paragraph(words, say.intro, ...said);
}

type ObjectiveWords = ChartsWords["objective"];

function curveText(
  curve: DescentCurve,
  words: Words,
  nothing: ObjectiveWords["nothing"],
  text: ObjectiveWords["curve"],
): string {
  const name = nameOf(curve, words);
  const { epoch, objective } = curve;
  const [start] = objective;
  if (start === undefined) return nothing({ learner: name });
  const most = objective.reduce((high, value) => Math.max(high, value), 0);
  return text({ learner: name, start, most, last: objective.at(-1) ?? 0, epochs: epoch.at(-1) ?? 0 });
}

/** Of two curves one may be the other, only higher: from weights 0 that is all a learning rate does. */
export function isScaled({ now, before }: DescentView): boolean {
  return before !== null && oneIsMultiple(now, before);
}

function oneIsMultiple(now: DescentCurve, before: DescentCurve): boolean {
  const [a, b] = [now, before].map(({ learner }) => ("learningRate" in learner ? (learner.learningRate ?? 1) : 1));
  if (a === undefined || b === undefined || a === b || now.objective.length < 3) return false;
  const values = new Map(Array.from(before.epoch, (epoch, k) => [epoch, before.objective[k] ?? 0]));
  return now.epoch.every((epoch, k) => {
    const [one, other] = [(now.objective[k] ?? 0) * b, values.get(epoch)];
    return other === undefined || Math.abs(one - other * a) <= 1e-9 * Math.abs(one);
  });
}
