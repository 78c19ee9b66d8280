import type * as Parameters from "../../state/parameters/index.js";

/** What the settings are called that no parameter says; the others are settings of the view. */
const called: Readonly<Record<string, string>> = {
  data: "the examples",
  features: "the features",
  learners: "settings of the learners",
  order: "the order",
  initial: "the weights to start from",
  split: "what is held out",
  view: "the part of the plane",
};

/**
 * The address of a page that shows a state, as it is typed from paper: readable, with what it does not say in words.
 * @param page the address of the page, whatever it shows.
 */
export function printedAddress(
  { parameters, left }: Parameters.Written,
  page: string,
  { queryOf }: Pick<typeof Parameters, "queryOf">,
): string {
  const query = queryOf(parameters);
  const [place = ""] = page.split(/[?#]/);
  const without = [...new Set(left.map((name) => called[name] ?? "settings of the view"))];
  return place + (query && `?${query}`) + (without.length > 0 ? ` (without ${without.join(", ")})` : "");
}
