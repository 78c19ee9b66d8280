import * as v from "valibot";
import { filledIn, type Reason } from "../../../engine/errors.js";

/** A list in which so many things are wrong is not looked through any further. */
const mostWrong = 20;

/**
 * A list of at most so many items. Its length is checked before anything of it is looked at: a few bytes can say a list
 * of four thousand million holes.
 * @param rule what is said of something that is no list. @param tooLong what is said of one that is too long.
 */
export function list<const Item extends v.GenericSchema>(item: Item, most: number, rule: string, tooLong: string) {
  const items = v.array(item, rule);
  const limit = v.maxLength<unknown[], number, string>(most, tooLong);
  const run: (typeof items)["~run"] = (dataset, config) => {
    const { value } = dataset;
    if (!Array.isArray(value)) return items["~run"](dataset, config);
    const { length } = value;
    if (length <= most) return itemsOf(item, value, length, config);
    const { issues } = limit["~run"]({ typed: true, value }, config);
    return { typed: false, value, ...(issues && { issues }) } as ReturnType<typeof run>;
  };
  // The limit stands in the pipe too, for those who ask the schema what it takes.
  return v.pipe({ ...items, "~run": run }, limit as v.MaxLengthAction<v.InferOutput<Item>[], number, string>);
}

/** As `v.array` goes through its items, but not on and on where they are wrong. */
function itemsOf<const Item extends v.GenericSchema>(
  item: Item,
  given: readonly unknown[],
  length: number,
  config: v.Config<v.BaseIssue<unknown>>,
): v.OutputDataset<v.InferOutput<Item>[], v.BaseIssue<unknown>> {
  const taken: unknown[] = [];
  const wrong: v.BaseIssue<unknown>[] = [];
  let typed = true;
  for (let key = 0; key < length && wrong.length < (config.abortEarly ? 1 : mostWrong); key++) {
    const value = given[key];
    const read = item["~run"]({ value }, config);
    typed &&= read.typed;
    for (const issue of read.issues ?? []) wrong.push(within(issue, given, key, value));
    taken.push(read.value);
  }
  const whole = typed && taken.length === length;
  const issues = wrong.length > 0 && { issues: wrong };
  return { typed: whole, value: taken, ...issues } as ReturnType<typeof itemsOf<Item>>;
}

/** An issue of an item as one of the list: where it is goes before. */
function within(
  issue: v.BaseIssue<unknown>,
  input: readonly unknown[],
  key: number,
  value: unknown,
): v.BaseIssue<unknown> {
  const place: v.ArrayPathItem = { type: "array", origin: "value", input: input as unknown[], key, value };
  return { ...issue, path: [place, ...(issue.path ?? [])] };
}

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
  const far = Math.min(2, Math.ceil((name.length - 1) / 3));
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
