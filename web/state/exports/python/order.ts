import type { OrderSpec } from "../../../engine/types.js";
import shuffle from "./pieces/shuffle.py?raw";

/** Which examples an epoch visits, one after another: a function of its number. */
export function orderScript(order: OrderSpec | undefined): { readonly code: readonly string[] } {
  const { kind = "given", seed = 0, indices = [] } = order ?? {};
  const shuffled = kind === "shuffle-once" || kind === "shuffle-each-epoch";
  const rule: Readonly<Record<OrderSpec["kind"], string>> = {
    given: "np.arange(len(y))",
    "positives-first": 'np.argsort(-y, kind="stable")',
    "shuffle-once": `np.array(permutation(len(y), ${seed}, 0))`,
    "shuffle-each-epoch": `np.array(permutation(len(y), ${seed}, epoch))`,
    custom: `np.array([${Array.from(indices).join(", ")}])`,
  };
  const code = `def order_of(epoch):\n    """The examples in the order in which an epoch visits them: ${words[kind]}."""\n    return ${rule[kind]}\n`;
  return { code: shuffled ? [shuffle, code] : [code] };
}

const words: Readonly<Record<OrderSpec["kind"], string>> = {
  given: "as given",
  "positives-first": "positives first",
  "shuffle-once": "shuffled once",
  "shuffle-each-epoch": "shuffled anew",
  custom: "as chosen",
};
