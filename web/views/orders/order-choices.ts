import { html, nothing, type TemplateResult } from "lit";
import type { OrderKind } from "../../engine/types.js";
import type { Dispatch } from "../../state/intent.js";
import { withKind } from "../shared/controls/order-kind.js";
import { radio } from "../shared/controls/radio.js";
import type { FramePick } from "../shared/frame-paths.js";

interface OrderText {
  readonly kind: OrderKind;
  readonly title: string;
  readonly sentence: string;
  /** Where there are more than two classes. */
  readonly classed?: string;
}

const BLOCKS = "blocks";

const ORDERS: readonly OrderText[] = [
  {
    kind: "given",
    title: "Given",
    sentence: "As the examples were drawn or listed, the same in every epoch: never permuted.",
  },
  {
    kind: "positives-first",
    title: "Positives first",
    sentence: "All positive examples, then all negative ones: after the first few, each stretch has little to teach.",
    classed: "The highest class first, class 0 last: after the first few, each stretch has little to teach.",
  },
  {
    kind: "shuffle-once",
    title: "Shuffle once",
    sentence: "Permuted once, by the seed; every epoch repeats that order.",
  },
  {
    kind: "shuffle-each-epoch",
    title: "Shuffle each epoch",
    sentence: "Permuted anew for every epoch, by the seed; CIML saw this save about a fifth of the epochs.",
  },
  {
    kind: "custom",
    title: "Custom",
    sentence: "The order written in the bench, the same in every epoch.",
  },
];

export const choicesReads = ["examples", "presets", "order", "state.data"] as const;

type ChoicesFrame = FramePick<(typeof choicesReads)[number]>;

/** The orders to choose from, a sentence each. A custom order is written in the bench and shown here once it is there. */
export function orderChoices(frame: ChoicesFrame, classed: boolean, dispatch: Dispatch): TemplateResult {
  const { order } = frame;
  const choices = ORDERS.filter(({ kind }) => kind !== "custom" || order.kind === "custom");
  const choose = (kind: OrderKind) =>
    dispatch((now) => ({ type: "configure", order: withKind(now.order, kind, now.examples.count) }));
  return html`
    <fieldset class="pp-orders-choices">
      <legend class="pp-heading">Order of the visits</legend>
      ${choices.map(
        ({ kind, title, sentence, classed: another = sentence }) => html`
          <label class="pp-check pp-orders-choice">
            ${radio({
              group: "pp-orders-kind",
              value: kind,
              checked: order.kind === kind,
              choose: () => choose(kind),
              describedBy: `pp-orders-about-${kind}`,
            })}
            <span>${title}</span>
          </label>
          <p class="pp-orders-about" id="pp-orders-about-${kind}">${classed ? another : sentence}</p>
        `,
      )}
    </fieldset>
    ${blocks(frame, dispatch)}
  `;
}

/** CIML's example of an order that wastes an epoch. */
function blocks({ presets, state }: ChoicesFrame, dispatch: Dispatch): TemplateResult | typeof nothing {
  const { data } = state;
  if (!presets.some(({ name }) => name === BLOCKS) || (data.kind === "preset" && data.name === BLOCKS)) return nothing;
  const load = () => {
    dispatch({ type: "load-preset", name: BLOCKS, options: {} });
    dispatch(({ order }) =>
      order.kind === "given" ? null : { type: "configure", order: withKind(order, "given", 0) },
    );
  };
  return html`
    <p class="pp-orders-text pp-orders-blocks">
      CIML asks what an epoch of 500 positive examples followed by 500 negative ones can teach: a few visits of each
      stretch, and nothing for the rest of it.
    </p>
    <button class="pp-button" type="button" @click=${load}>Load 500 positives, then 500 negatives</button>
  `;
}
