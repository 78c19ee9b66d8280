import { html, nothing, type TemplateResult } from "lit";
import type { OrderKind } from "../../engine/types.js";
import type { Dispatch } from "../../state/intent.js";
import { orders } from "../../words/en/companion/orders.js";
import { setupOrder } from "../../words/en/setup/order.js";
import { withKind } from "../shared/controls/order-kind.js";
import { radio } from "../shared/controls/radio.js";
import type { FramePick } from "../shared/frame-paths.js";

const BLOCKS = "blocks";

const KINDS = ["given", "positives-first", "shuffle-once", "shuffle-each-epoch", "custom"] as const;

export const choicesReads = ["examples", "presets", "order", "state.data", "words"] as const;

type ChoicesFrame = FramePick<(typeof choicesReads)[number]>;

/** The orders to choose from, a sentence each. A custom order is written in the settings and shown here once it is there. */
export function orderChoices(frame: ChoicesFrame, classed: boolean, dispatch: Dispatch): TemplateResult {
  const { order } = frame;
  const say = frame.words.room(orders);
  const kinds = KINDS.filter((kind) => kind !== "custom" || order.kind === "custom");
  const choose = (kind: OrderKind) =>
    dispatch((now) => ({ type: "configure", order: withKind(now.order, kind, now.examples.count) }));
  return html`
    <fieldset class="pp-orders-choices">
      <legend class="pp-heading">${say.headings.choices}</legend>
      ${kinds.map(
        (kind) => html`
          <label class="pp-check pp-orders-choice">
            ${radio({
              group: "pp-orders-kind",
              value: kind,
              checked: order.kind === kind,
              choose: () => choose(kind),
              describedBy: `pp-orders-about-${kind}`,
            })}
            <span>${frame.words.room(setupOrder).titles[kind]}</span>
          </label>
          <p class="pp-orders-about" id="pp-orders-about-${kind}">${
            classed && kind === "positives-first" ? say.highestClassFirst : say.about[kind]
          }</p>
        `,
      )}
    </fieldset>
    ${blocks(frame, dispatch)}
  `;
}

/** CIML's example of an order that wastes an epoch. */
function blocks({ presets, state, words }: ChoicesFrame, dispatch: Dispatch): TemplateResult | typeof nothing {
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
    <p class="pp-orders-text pp-orders-blocks">${say.aboutBlocks}</p>
    <button class="pp-button" type="button" @click=${load}>${say.loadBlocks}</button>
  `;
}
