import { html, type TemplateResult } from "lit";
import type { OrderKind, OrderSpec } from "../../../../engine/types.js";
import { holds } from "../../../../state/document/lock.js";
import type { Words } from "../../../../state/document/notation/words.js";
import type { Frame } from "../../../../state/runs/frame.js";
import type { Dispatch } from "../../../../state/runs/intent.js";
import { field, type Parsed, selectField } from "../../../../ui/controls/controls.js";
import { exampleOrder } from "../../../../words/generated/en/exampleOrder.js";
import { setupOrder } from "../../../../words/generated/en/setupOrder.js";
import { lockable } from "../../../shared/controls/lockable.js";
import { withKind } from "../../../shared/controls/order-kind.js";
import { drawerButton } from "../../../shared/openers.js";
import { seedFields } from "../seed-fields.js";

/** Nobody writes a longer order by hand, and a text of 100,000 numbers would stall the page. */
const LONGEST_CUSTOM = 1000;

const KINDS: readonly OrderKind[] = ["given", "positives-first", "shuffle-once", "shuffle-each-epoch", "custom"];

const shuffles = (kind: OrderKind): boolean => kind === "shuffle-once" || kind === "shuffle-each-epoch";

type Change = (order: OrderSpec) => OrderSpec;

function customField(order: OrderSpec, n: number, words: Words, set: (change: Change) => void): TemplateResult {
  const say = words.room(setupOrder);
  const indices = order.indices ?? [];
  const value = orderText(indices);
  return field({
    id: "pp-order-custom",
    label: say.numbers,
    hint: say.numbersHint({ examples: n }),
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

export function render(frame: Frame, dispatch: Dispatch): TemplateResult {
  const { order, examples, state, words } = frame;
  const n = examples.count;
  const set = (change: Change): void => dispatch((now) => ({ type: "configure", order: change(now.order) }));
  const tooMany = n > LONGEST_CUSTOM && order.kind !== "custom";
  const say = words.room(setupOrder);
  const choices = KINDS.map((value) =>
    value === "custom" && tooMany
      ? { value, title: say.customUpTo({ examples: LONGEST_CUSTOM }), disabled: true }
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
  const seed = shuffles(order.kind)
    ? seedFields(
        { id: "pp-order-seed", label: say.seed, value: order.seed ?? 0, another: say.newSeed },
        words,
        (next) => set((now) => (shuffles(now.kind) ? { kind: now.kind, seed: next(now.seed ?? 0) } : now)),
      )
    : "";
  const custom = order.kind === "custom" ? customField(order, n, words, set) : "";
  return html`
    ${lockable(holds(state.ui.lock, "order"), [select, seed, custom], words)}
    ${drawerButton(say.seeOrder, "orders", frame, dispatch)}
  `;
}

/** The text of a custom order: example numbers from 1. */
export function orderText(indices: ArrayLike<number>): string {
  return Array.from(indices, (index) => index + 1).join(" ");
}

/** Of more examples that are missing, the first so many are named. */
const mostNamed = 5;

/** Reads a permutation of 1…n, numbers separated by spaces or commas; the value counts from 0. */
export function parseOrder(text: string, n: number, name: string, words: Words): Parsed<readonly number[]> {
  const say = words.room(exampleOrder);
  const fail = (message: string): Parsed<readonly number[]> => ({ ok: false, message });
  const typed = text.split(/[\s,;]+/).filter((word) => word !== "");
  const seen = new Uint8Array(n);
  const indices: number[] = [];
  for (const word of typed) {
    if (!/^\d+$/.test(word)) return fail(say.notAnExample({ name, word: word.slice(0, 20) }));
    const example = Number(word);
    if (example < 1 || example > n) return fail(say.noSuchExample({ name, word: word.slice(0, 20), examples: n }));
    if (seen[example - 1] === 1) return fail(say.exampleTwice({ name, example }));
    seen[example - 1] = 1;
    indices.push(example - 1);
  }
  if (indices.length < n) {
    const missing = Array.from(seen.keys(), (index) => index + 1).filter((example) => seen[example - 1] === 0);
    const named = missing.slice(0, mostNamed).map((example) => words.count(example));
    if (missing.length > mostNamed) named.push(say.further({ further: missing.length - mostNamed }));
    return fail(say.examplesMissing({ name, missing: missing.length, named }));
  }
  return { ok: true, value: indices };
}
