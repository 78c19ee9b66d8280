import { filledIn, type Reason } from "../../../engine/errors.js";

const reasons = new Map<string, Reason>();

/** What a schema says of a value that breaks its rule. What it is made of is kept by its text: a schema carries no more. */
export function rule(sentence: string, ...facts: Reason["facts"]): string {
  const text = filledIn(sentence, "", facts);
  reasons.set(text, { code: sentence, facts });
  return text;
}

/** What the text of a rule is made of. */
export function reasonOf(text: string): Reason {
  return reasons.get(text) ?? { code: text, facts: [] };
}

/** The name that was meant by one that is none of these; undefined where none is near. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const far = Math.min(2, Math.floor(name.length / 3));
  // Longer than any of them, and by more than that: none.
  const near = names
    .filter((other) => Math.abs(other.length - name.length) <= far)
    .map((other) => ({ other, by: distance(name.toLowerCase(), other.toLowerCase()) }));
  return near.filter(({ by }) => by <= far).sort((a, b) => a.by - b.by)[0]?.other;
}

/** How many letters have to be added, left out, changed, or swapped with the next to make one word of the other. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + change, swapped ? at(i - 2, j - 2) + 1 : j + i),
      );
    }
  }
  return at(a.length, b.length);
}
