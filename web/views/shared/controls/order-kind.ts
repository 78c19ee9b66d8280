import type { OrderKind, OrderSpec } from "../../../engine/types.js";

/** Another kind of order. The seed stays with it, so that going back to a shuffle finds the same one. */
export function withKind(order: OrderSpec, kind: OrderKind, n: number): OrderSpec {
  const seed = order.seed === undefined ? {} : { seed: order.seed };
  return kind === "custom" ? { kind, ...seed, indices: Array.from({ length: n }, (_, i) => i) } : { kind, ...seed };
}
