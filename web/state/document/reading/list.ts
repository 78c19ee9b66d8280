import * as v from "valibot";

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
