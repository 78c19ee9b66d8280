import type { ExampleLine } from "./lines.js";

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The example whose line a key goes to from another; null: none; undefined: the key is not for lines. */
export function neighbour(key: string, lines: readonly ExampleLine[], from: number | null): number | null | undefined {
  if (key === "Escape") return from === null ? undefined : null;
  if (key === "Home") return lines[0]?.example ?? null;
  if (key === "End") return lines.at(-1)?.example ?? null;
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  if (step === undefined) return undefined;
  const at = lines.findIndex(({ example }) => example === from);
  const next = at < 0 && step < 0 ? lines.length - 1 : at + step;
  return lines[(next + lines.length) % lines.length]?.example ?? null;
}
