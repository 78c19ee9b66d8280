import { html, type TemplateResult } from "lit";
import type { OrderKind, OrderSpec } from "../../../../engine/types.js";
import { holds } from "../../../../state/document/lock.js";
import type { Words } from "../../../../state/document/notation/words.js";
import type { Dispatch } from "../../../../state/runs/intent.js";
import { setupOrder } from "../../../../words/en/setup/order.js";
import { drawerButton } from "../../../shared/buttons/drawer-button.js";
import { field, selectField } from "../../../shared/controls/controls.js";
import { lockable } from "../../../shared/controls/lockable.js";
import { numberField } from "../../../shared/controls/number-field.js";
import { withKind } from "../../../shared/controls/order-kind.js";
import { orderText, parseOrder } from "../../../shared/controls/parse-order.js";
import type { SetupFrame } from "../inputs.js";
import { nextSeed } from "../next-seed.js";

/** Nobody writes a longer order by hand, and a text of 100,000 numbers would stall the page. */
const LONGEST_CUSTOM = 1000;

const KINDS: readonly OrderKind[] = ["given", "positives-first", "shuffle-once", "shuffle-each-epoch", "custom"];

const shuffles = (kind: OrderKind): boolean => kind === "shuffle-once" || kind === "shuffle-each-epoch";

type Change = (order: OrderSpec) => OrderSpec;

function seedFields(order: OrderSpec, words: Words, set: (change: Change) => void): TemplateResult {
  const say = words.room(setupOrder);
  const reseed = (next: (seed: number) => number): void =>
    set((now) => (shuffles(now.kind) ? { kind: now.kind, seed: next(now.seed ?? 0) } : now));
  return html`
    ${numberField({
      words,
      id: "pp-order-seed",
      label: say.seed,
      value: order.seed ?? 0,
      rule: { name: say.seed, min: 0, max: Number.MAX_SAFE_INTEGER, whole: true },
      step: 1,
      commit: (seed) => reseed(() => seed),
    })}
    <button class="pp-button pp-button-under" type="button" @click=${() => reseed(nextSeed)}>${say.newSeed}</button>
  `;
}

function customField(order: OrderSpec, n: number, words: Words, set: (change: Change) => void): TemplateResult {
  const say = words.room(setupOrder);
  const indices = order.indices ?? [];
  const value = orderText(indices);
  return field({
    id: "pp-order-custom",
    label: say.numbers,
    hint: say.numbersHint(n),
    layout: "stacked",
    lines: 2,
    value,
    submit: (text) => {
      const parsed = parseOrder(text, n, say.numbers, words);
      if (!parsed.ok) return parsed.message;
      if (orderText(parsed.value) !== value) set((now) => ({ ...now, kind: "custom", indices: parsed.value }));
      return null;
    },
  });
}

export function render(frame: SetupFrame, dispatch: Dispatch): TemplateResult {
  const { order, examples, state, words } = frame;
  const n = examples.count;
  const set = (change: Change): void => dispatch((now) => ({ type: "configure", order: change(now.order) }));
  const tooMany = n > LONGEST_CUSTOM && order.kind !== "custom";
  const say = words.room(setupOrder);
  const choices = KINDS.map((value) =>
    value === "custom" && tooMany
      ? { value, title: say.customUpTo(LONGEST_CUSTOM), disabled: true }
      : { value, title: say.titles[value] },
  );
  const select = selectField({
    id: "pp-order",
    label: say.order,
    choices,
    value: order.kind,
    hint: say.hints[order.kind],
    layout: "wide",
    choose: (kind) => set((now) => withKind(now, kind, dispatch.now().examples.count)),
  });
  const seed = shuffles(order.kind) ? seedFields(order, words, set) : "";
  const custom = order.kind === "custom" ? customField(order, n, words, set) : "";
  return html`
    ${lockable(holds(state.ui.lock, "order"), [select, seed, custom], words)}
    ${drawerButton(say.seeOrder, "orders", frame, dispatch)}
  `;
}
