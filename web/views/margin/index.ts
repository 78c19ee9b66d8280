import { css, html, nothing } from "lit";
import { chartCss } from "../../ui/charts/chart.css.js";
import { radio } from "../../ui/controls/choices.js";
import { copyButtonCss } from "../../ui/controls/copy-button.css.js";
import { define, uniqueId } from "../../ui/controls/define.js";
import { margin } from "../../words/en/companion/margin.js";
import { ViewPointer } from "../shared/pointing/view-pointer.js";
import { type PartView, View } from "../shared/view.js";
import { separability } from "./separability.js";
import "./proof/pp-proof.js";

const separabilityCss = css`
  pp-margin {
    container-type: inline-size;
  }

  .pp-separability {
    align-items: start;
    gap: 1.2em 3.5em;
    font-size: 0.9333em;
  }

  @container (min-width: 736px) {
    .pp-separability {
      grid-template-columns: minmax(0, 42em) minmax(0, 36em);
    }
  }

  .pp-separability-words,
  .pp-separability-numbers {
    display: flex;
    flex-direction: column;
    gap: 0.55em;
    min-width: 0;
  }

  .pp-separability .pp-verdict {
    padding-inline-start: 0.7em;
    border-inline-start: 2px solid var(--pp-accent);
  }

  .pp-separability strong {
    font-weight: 650;
  }

  .pp-separability[data-stale] > * > :not(.pp-hint) {
    opacity: 0.55;
  }

  .pp-separability var,
  .pp-separability b {
    font-family: var(--pp-serif);
  }

  .pp-separability .pp-check {
    font-size: 1em;
  }

  .pp-measures {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.15em 0.8em;
  }

  .pp-measures > dt {
    color: var(--pp-ink-2);
  }

  .pp-measures > dd {
    text-align: end;
  }

  .pp-measures > dd.pp-hint {
    grid-column: 1 / -1;
    margin: 0 0 0.5em;
    text-align: start;
  }

  /* Positioned, so that what is hidden from sight scrolls with it and does not make the page longer. */
  .pp-separators,
  .pp-witness {
    position: relative;
    overflow: auto;
    max-height: 22em;
  }

  .pp-separators:focus-visible,
  .pp-witness:focus-visible {
    border-radius: var(--pp-radius);
  }

  .pp-separability table {
    width: 100%;
  }

  .pp-separability :is(th, td) {
    padding: 0.22em 0 0.22em 0.8em;
    vertical-align: baseline;
  }

  .pp-separability :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  .pp-separability thead :is(th, td) {
    color: var(--pp-ink-3);
    line-height: 1.25;
    white-space: normal;
  }

  .pp-separators tfoot td {
    border-bottom: 0;
    white-space: normal;
  }

  /* As the lines on the stage: solid for the positives, dashed for the negatives. */
  .pp-witness th[scope="rowgroup"] {
    padding-top: 0.6em;
    border-bottom: 2px solid var(--pp-positive);
    font-weight: 650;
  }

  .pp-witness-negative th[scope="rowgroup"] {
    border-bottom: 2px dashed var(--pp-negative);
  }

  .pp-witness-example {
    min-width: var(--pp-target);
    min-height: min(1.6em, var(--pp-target));
    padding: 0 0.4em;
    border: 2px solid transparent;
    border-radius: var(--pp-radius);
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
  }

  @media (pointer: coarse) {
    .pp-witness-example {
      min-height: var(--pp-target);
    }
  }

  .pp-witness-example[data-lit] {
    border-color: var(--pp-ink);
    font-weight: 700;
  }

  @media print {
    .pp-witness :is(td, th) {
      padding-block: 0.1em;
    }

    .pp-witness-example {
      min-height: 0 !important;
      padding: 0;
      border: 0;
      text-decoration: none;
    }
  }

  .pp-witness .pp-witness-sum > * {
    border-bottom: 0;
    font-weight: 650;
  }
`;

const proofCss = css`
  pp-margin-choice {
    max-width: 42em;
    margin-bottom: 1em;
  }

  pp-proof {
    container-type: inline-size;
    font-size: 0.9333em;
  }

  .pp-proof {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: 1.2em 3.5em;
  }

  @container (min-width: 736px) {
    .pp-proof {
      grid-template-columns: minmax(0, 42em) minmax(0, 36em);
    }
  }

  @container (min-width: 1120px) {
    .pp-proof {
      grid-template-columns: minmax(0, 36em) repeat(2, minmax(0, 27em));
    }
  }

  .pp-proof[data-stale] {
    opacity: 0.55;
  }

  .pp-proof > * {
    display: flex;
    flex-direction: column;
    gap: 0.55em;
    min-width: 0;
  }

  pp-proof :is(var, b) {
    font-family: var(--pp-serif);
  }

  .pp-chart-proof {
    height: 14em;
  }

  .pp-proof-target {
    display: grid;
    gap: 0.4em;
    min-width: 0;
    margin: 0;
    padding: 0.3em 0.8em 0.6em;
    border: 1px solid var(--pp-rule);
    border-radius: var(--pp-radius);
  }

  .pp-proof-target .pp-slider {
    display: grid;
    grid-template-columns: 11em minmax(6em, 1fr) 4em;
    align-items: center;
    gap: 0 0.7em;
  }

  .pp-proof-target .pp-slider-value {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  .pp-proof-figure {
    width: 100%;
    max-width: 20em;
    height: auto;
    justify-self: center;
  }

  .pp-proof-target > .pp-row {
    justify-content: space-between;
    min-height: 2.2em;
  }

  @container (max-width: 400px) {
    .pp-proof-target .pp-slider {
      grid-template-columns: minmax(0, 1fr) 4em;
    }

    .pp-proof-target .pp-slider > .pp-label {
      grid-column: 1 / -1;
    }
  }

  .pp-proof-lines {
    gap: 0.3em;
    margin-inline-start: -0.8em;
    list-style: none;
  }

  .pp-proof-lines > li {
    padding: 0.25em 0 0.25em 0.7em;
    border-inline-start: 3px solid transparent;
  }

  .pp-proof-lines > li[data-moved] {
    border-inline-start-color: var(--pp-accent);
    background: var(--pp-accent-soft);
  }

  .pp-proof-numbers {
    white-space: nowrap;
  }

  .pp-proof-why {
    display: block;
  }

  .pp-proof-orders > svg {
    display: block;
    width: 100%;
    height: 6em;
  }

  .pp-proof-orders-scale,
  .pp-proof-orders-axis,
  .pp-proof-orders-name {
    color: var(--pp-ink-2);
    font-size: 0.9333em;
  }

  .pp-proof-orders-scale {
    display: flex;
    justify-content: space-between;
  }

  .pp-proof-orders-axis {
    position: relative;
    height: 1.4em;
  }

  .pp-proof-orders-axis > span {
    position: absolute;
    transform: translateX(-50%);
    white-space: nowrap;
  }

  .pp-proof-orders-name {
    text-align: center;
  }
`;

const choices = ["margin", "angle", "distance", "tighten"] as const;

/** What the tab shows of margin and bound. */
class PpMarginChoice extends View {
  readonly #name = uniqueId("pp-margin-choice");

  protected override render(): unknown {
    const chosen = this.frame?.state.ui.proof;
    if (!chosen) return nothing;
    const say = this.say(margin);
    return html`<div class="pp-segments" role="radiogroup" aria-label=${say.choice}>
      ${choices.map(
        (value) => html`<label class="pp-segment">
          ${radio({
            group: this.#name,
            checked: value === chosen,
            choose: () => this.dispatch({ type: "set-ui", ui: { proof: value } }),
          })}<span>${say.choices[value]}</span>
        </label>`,
      )}
    </div>`;
  }
}

define("pp-margin-choice", PpMarginChoice);

/** Whether a hyperplane separates the examples, with its margin and the bound on the updates, or the proof that none does. */
class PpMargin extends View {
  readonly #pointer = new ViewPointer(this);

  protected override render(): unknown {
    return this.frame ? separability(this.frame, this.dispatch, this.#pointer) : nothing;
  }
}

define("pp-margin", PpMargin);

export const styles: PartView["styles"] = [chartCss, separabilityCss, copyButtonCss, proofCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-margin-choice .frame=${frame} .dispatch=${dispatch}></pp-margin-choice>
    ${
      (frame?.state.ui.proof ?? "margin") === "margin"
        ? html`<pp-margin .frame=${frame} .dispatch=${dispatch}></pp-margin>`
        : html`<pp-proof .frame=${frame} .dispatch=${dispatch}></pp-proof>`
    }`;
