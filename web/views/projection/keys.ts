import type { NumberLine } from "./line.js";

/** The example that a key goes to from another, along the line; null: none; undefined: the key is not for the line. */
export function neighbour(
  key: string,
  { place, examples }: NumberLine,
  from: number | null,
): number | null | undefined {
  if (key === "Escape") return from === null ? undefined : null;
  const steps: Readonly<Record<string, (at: number) => number>> = {
    ArrowLeft: (at) => at - 1,
    ArrowRight: (at) => at + 1,
    Home: () => 0,
    End: () => place.length - 1,
  };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (!step) return undefined;
  const order = Array.from(place, (_, i) => i).sort((a, b) => (place[a] as number) - (place[b] as number) || a - b);
  const at = order.findIndex((i) => examples[i] === from);
  const start = at < 0 ? (key === "ArrowLeft" ? order.length : -1) : at;
  const to = Math.min(order.length - 1, Math.max(0, step(start)));
  return examples[order[to] ?? 0] ?? null;
}
