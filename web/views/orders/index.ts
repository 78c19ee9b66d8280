import { html, nothing, type TemplateResult } from "lit";
import type { OrderKind } from "../../engine/types.js";
import type { Words } from "../../state/document/notation/words.js";
import { trainsHyperplane } from "../../state/learners/traits.js";
import type { Examples, Frame, PaneView } from "../../state/runs/frame.js";
import type { Dispatch } from "../../state/runs/intent.js";
import chartCss from "../../ui/charts/chart.css?inline";
import { radio } from "../../ui/controls/choices.js";
import { define, withProperties } from "../../ui/controls/define.js";
import headingCss from "../../ui/controls/heading.css?inline";
import { orders } from "../../words/generated/en/orders.js";
import { setupOrder } from "../../words/generated/en/setupOrder.js";
import { withKind } from "../shared/controls/order-kind.js";
import { obstacleOffers, obstacleText, offerButtons } from "../shared/offers/offer.js";
import { type PartView, View } from "../shared/view.js";
import ordersCss from "./orders.css?inline";
import "./pp-order-experiment.js";
import "./pp-order-strip.js";

const BLOCKS = "blocks";

const KINDS = ["given", "positives-first", "shuffle-once", "shuffle-each-epoch", "custom"] as const;

/** The orders to choose from, a sentence each. A custom order is written in the settings and shown here once it is there. */
function orderChoices(frame: Frame, classed: boolean, dispatch: Dispatch): TemplateResult {
  const { order } = frame;
  const say = frame.words.room(orders);
  const kinds = KINDS.filter((kind) => kind !== "custom" || order.kind === "custom");
  const choose = (kind: OrderKind) =>
    dispatch((now) => ({ type: "configure", order: withKind(now.order, kind, now.examples.count) }));
  return html`
    <fieldset>
      <legend class="pp-heading">${say.headings.choices}</legend>
      ${kinds.map(
        (kind) => html`
          <label class="pp-check">
            ${radio({
              group: "pp-orders-kind",
              value: kind,
              checked: order.kind === kind,
              choose: () => choose(kind),
              describedBy: `pp-orders-about-${kind}`,
            })}
            <span>${frame.words.room(setupOrder).titles[kind]}</span>
          </label>
          <p class="pp-hint pp-orders-about" id="pp-orders-about-${kind}">${
            classed && kind === "positives-first" ? say.highestClassFirst : say.about[kind]
          }</p>
        `,
      )}
    </fieldset>
    ${blocks(frame, dispatch)}
  `;
}

/** CIML's example of an order that wastes an epoch. */
function blocks({ presets, state, words }: Frame, dispatch: Dispatch): TemplateResult | typeof nothing {
  const { data } = state;
  if (!presets.some(({ name }) => name === BLOCKS) || (data.kind === "preset" && data.name === BLOCKS)) return nothing;
  const say = words.room(orders);
  const load = () => {
    dispatch({ type: "load-preset", name: BLOCKS, options: {} });
    dispatch(({ order }) =>
      order.kind === "given" ? null : { type: "configure", order: withKind(order, "given", 0) },
    );
  };
  return html`
    <p class="pp-prose pp-apart">${say.aboutBlocks}</p>
    <button class="pp-button" type="button" @click=${load}>${say.loadBlocks}</button>
  `;
}

const STARTS = 4;

/** Why no starts can be drawn, or null. */
export function startsObstacle(
  { obstacle, learner }: Pick<PaneView, "obstacle" | "learner">,
  words: Words,
): string | null {
  if (obstacle !== null) return obstacleText(obstacle, words);
  return trainsHyperplane(learner) ? null : words.room(orders).noStarts;
}

/**
 * The same learner from four random weights, all boundaries on one stage.
 * @param drawn the seed of the starts drawn last, 0 before any
 */
function randomStarts(frame: Frame, drawn: number, next: () => number, dispatch: Dispatch): TemplateResult {
  const obstacle = startsObstacle(frame.pane, frame.words);
  const say = frame.words.room(orders);
  const { data } = frame.state;
  const onIris = data.kind === "preset" && data.name === "iris";
  const hasIris = frame.presets.some(({ name }) => name === "iris");
  const start = () => dispatch({ type: "random-starts", count: STARTS, seed: next() });
  const loadIris = () => dispatch({ type: "load-preset", name: "iris", options: {} });
  return html`
    <p class="pp-prose">${say.aboutStarts}</p>
    <div class="pp-flow">
      <button
        class="pp-button"
        type="button"
        ?disabled=${obstacle !== null}
        aria-describedby=${obstacle === null ? nothing : "pp-orders-no-starts"}
        @click=${start}
      >
        ${say.start}
      </button>
      ${
        hasIris && !onIris
          ? html`<button class="pp-button pp-button-quiet" type="button" @click=${loadIris}>${say.loadIris}</button>`
          : nothing
      }
    </div>
    ${obstacle === null ? nothing : html`<p class="pp-hint" id="pp-orders-no-starts">${obstacle}</p>`}
    ${offerButtons(obstacleOffers(frame), frame, dispatch)}
    <p class="pp-hint" role="status">${drawn > 0 ? say.started({ seed: drawn }) : nothing}</p>
  `;
}

/** Order as a subject: the sequence of the visits, what shuffling gains, and what the first weights decide. */
class PpOrders extends withProperties(View, {
  /** Of the random starts drawn last; 0 before any. */
  startsSeed: 0,
}) {
  #examples: Examples | null = null;
  #classed = false;

  readonly #nextStarts = (): number => ++this.startsSeed;

  protected override willUpdate(): void {
    const examples = this.frame?.examples ?? null;
    if (examples === this.#examples) return;
    this.#examples = examples;
    this.#classed = examples?.label.some((label) => label > 1) ?? false;
  }

  protected override render(): unknown {
    const { frame, dispatch } = this;
    if (!frame) return nothing;
    const { headings } = this.say(orders);
    return html`
      <h2 class="pp-heading">${headings.sequence}</h2>
      <pp-order-strip .frame=${frame} .dispatch=${dispatch}></pp-order-strip>
      <div class="pp-columns pp-apart">
        <div class="pp-orders-choose">
          ${orderChoices(frame, this.#classed, dispatch)}
          <div class="pp-apart">
            <h2 class="pp-heading">${headings.starts}</h2>
            ${randomStarts(frame, this.startsSeed, this.#nextStarts, dispatch)}
          </div>
        </div>
        <div class="pp-orders-experiment">
          <h2 class="pp-heading">${headings.experiment}</h2>
          <pp-order-experiment .frame=${frame} .dispatch=${dispatch}></pp-order-experiment>
        </div>
      </div>
    `;
  }
}

define("pp-orders", PpOrders);

export const styles: PartView["styles"] = [headingCss, chartCss, ordersCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-orders .frame=${frame} .dispatch=${dispatch}></pp-orders>`;
