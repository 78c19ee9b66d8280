import type * as Parameters from "../../state/parameters/index.js";
import type { KeptWords } from "../../words/en/page/kept.js";

/**
 * The address of a page that shows a state, as it is typed from paper: readable, with what it does not say in words.
 * @param page the address of the page, whatever it shows.
 */
export function printedAddress(
  { parameters, left }: Parameters.Written,
  page: string,
  { queryOf }: Pick<typeof Parameters, "queryOf">,
  say: KeptWords,
): string {
  const query = queryOf(parameters);
  const [place = ""] = page.split(/[?#]/);
  const address = place + (query && `?${query}`);
  const called: Readonly<Record<string, string>> = say.unsaid;
  const unsaid = new Set(left.map((name) => called[name] ?? say.unsaid.settings));
  return unsaid.size > 0 ? say.printed(address, [...unsaid]) : address;
}
