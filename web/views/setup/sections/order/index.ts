import { html, type TemplateResult } from "lit";
import type { OrderKind, OrderSpec } from "../../../../engine/types.js";
import { holds } from "../../../../state/document/lock.js";
import type { Dispatch } from "../../../../state/intent.js";
import type { Words } from "../../../../state/words.js";
import { drawerButton } from "../../../shared/buttons/drawer-button.js";
import { checkbox, field, selectField } from "../../../shared/controls/controls.js";
import { lockable } from "../../../shared/controls/lockable.js";
import { numberField } from "../../../shared/controls/number-field.js";
import type { Choice } from "../../../shared/controls/options.js";
import { withKind } from "../../../shared/controls/order-kind.js";
import { orderText, parseOrder } from "../../../shared/controls/parse-order.js";
import type { SetupFrame } from "../inputs.js";
import { nextSeed } from "../next-seed.js";

/** Nobody writes a longer order by hand, and a text of 100,000 numbers would stall the page. */
const LONGEST_CUSTOM = 1000;

interface OrderChoice extends Choice<OrderKind> {
  readonly hint: string;
}

const ORDERS: readonly OrderChoice[] = [
  {
    value: "given",
    title: "Given",
    hint: "Each epoch visits the examples as they were drawn or listed.",
  },
  {
    value: "positives-first",
    title: "Positives first",
    hint: "Each epoch visits all positive examples, then all negative ones.",
  },
  {
    value: "shuffle-once",
    title: "Shuffle once",
    hint: "Shuffled once, by the seed; each epoch repeats that order.",
  },
  {
    value: "shuffle-each-epoch",
    title: "Shuffle each epoch",
    hint: "Shuffled anew for each epoch, by the seed.",
  },
  {
    value: "custom",
    title: "Custom",
    hint: "Each epoch visits the examples in the order you write.",
  },
];

const shuffles = (kind: OrderKind): boolean => kind === "shuffle-once" || kind === "shuffle-each-epoch";

type Change = (order: OrderSpec) => OrderSpec;

function seedFields(order: OrderSpec, words: Words, set: (change: Change) => void): TemplateResult {
  const reseed = (next: (seed: number) => number): void =>
    set((now) => (shuffles(now.kind) ? { kind: now.kind, seed: next(now.seed ?? 0) } : now));
  return html`
    ${numberField({
      words,
      id: "pp-order-seed",
      label: "Order seed",
      value: order.seed ?? 0,
      rule: { name: "Order seed", min: 0, max: Number.MAX_SAFE_INTEGER, whole: true },
      step: 1,
      commit: (seed) => reseed(() => seed),
    })}
    <button class="pp-button pp-button-under" type="button" @click=${() => reseed(nextSeed)}>New order seed</button>
  `;
}

function customField(order: OrderSpec, n: number, words: Words, set: (change: Change) => void): TemplateResult {
  const indices = order.indices ?? [];
  const value = orderText(indices);
  return field({
    id: "pp-order-custom",
    label: "Example numbers",
    hint: `Each number from 1 to ${n} once, with spaces between: 3 1 2.`,
    layout: "stacked",
    lines: 2,
    value,
    submit: (text) => {
      const parsed = parseOrder(text, n, "Example numbers", words);
      if (!parsed.ok) return parsed.message;
      if (orderText(parsed.value) !== value) set((now) => ({ ...now, kind: "custom", indices: parsed.value }));
      return null;
    },
  });
}

export function render(frame: SetupFrame, dispatch: Dispatch): TemplateResult {
  const { order, examples, state } = frame;
  const n = examples.count;
  const set = (change: Change): void => dispatch((now) => ({ type: "configure", order: change(now.order) }));
  const tooMany = n > LONGEST_CUSTOM && order.kind !== "custom";
  const choices = ORDERS.map((choice) =>
    choice.value === "custom" && tooMany
      ? { ...choice, title: `Custom (up to ${LONGEST_CUSTOM} examples)`, disabled: true }
      : choice,
  );
  const select = selectField({
    id: "pp-order",
    label: "Visit order",
    choices,
    value: order.kind,
    hint: ORDERS.find(({ value }) => value === order.kind)?.hint ?? "",
    choose: (kind) => set((now) => withKind(now, kind, dispatch.now().examples.count)),
  });
  const seed = shuffles(order.kind) ? seedFields(order, frame.words, set) : "";
  const custom = order.kind === "custom" ? customField(order, n, frame.words, set) : "";
  return html`
    ${lockable(holds(state.ui.lock, "order"), [select, seed, custom], frame.words)}
    ${checkbox("Sound at each visit", state.ui.sound, (sound) => dispatch({ type: "set-ui", ui: { sound } }))}
    <p class="pp-hint">
      Pitch is the signed margin y·a: high is right by far, low is wrong by far. Left and right is x₁; a mistake buzzes.
    </p>
    ${drawerButton("The sequence, and what permuting is worth", "orders", frame, dispatch)}
  `;
}
