import { tokenShape } from "../../document/parameter-names.js";
import type { PlaygroundState } from "../../document/state.js";
import type * as Parameters from "../parameters/index.js";
import { longestLink, longestReadable, tokenOf } from "./token.js";

/** A page that reads its address. */
export interface LinkTarget {
  /** Its address, whatever it says now. */
  readonly href: string;
  /** Whether it says something of the state beside its address, as attributes: then only a token says all. */
  readonly speaks: boolean;
  /** The visit that the page opens at where its address says nothing; left out: 0. */
  readonly opensAt?: number;
}

/**
 * The address under which a page opens a state: with readable parameters where they say all of it, briefly; else with
 * one token. What else stands in the address stays. Null where it would be longer than a link can be.
 * @param parameters what writes parameters, which loads apart.
 */
export function linkOf(
  state: PlaygroundState,
  { href, speaks, opensAt = 0 }: LinkTarget,
  parameters: typeof Parameters,
): string | null {
  const [, page = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  const foreign = parameters.foreignPart(query);
  const readable = speaks ? null : besidesOpening(readableOf(state, parameters), opensAt);
  if (readable !== null) {
    const both = [foreign, readable].filter((part) => part !== "").join("&");
    return page + (both && `?${both}`) + (tokenShape.test(hash) ? "" : hash);
  }
  const token = tokenOf(state);
  const link = `${page}${foreign && `?${foreign}`}#${token}`;
  return token === null || link.length > longestLink ? null : link;
}

/** What need not say the visit that the page opens at by itself, and must say the first one. */
function besidesOpening(query: string | null, opensAt: number): string | null {
  if (opensAt === 0) return query;
  return query === "" ? "visit=0" : query === `visit=${opensAt}` ? "" : query;
}

/** The parameters that say all of a state; null where none do, or too many. */
function readableOf(state: PlaygroundState, { parametersOf, queryOf }: typeof Parameters): string | null {
  // No parameter says what was drawn or imported.
  if (state.data.kind === "points" || state.data.kind === "table") return null;
  const { parameters, left } = parametersOf(state);
  const query = queryOf(parameters);
  return left.length > 0 || query.length > longestReadable ? null : query;
}
