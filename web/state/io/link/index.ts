// The state as a link and as a file, and several as one file. Loaded when one is made or opened.

import { type Parameters, parameterNames } from "../../document/parameter-names.js";
import type { ReadState } from "../../document/reading/fit-state.js";
import { type Refusal, refuse } from "../../document/reading/refusal.js";
import type { PlaygroundState } from "../../document/state.js";
import type * as Reading from "../parameters/index.js";
import { readToken } from "./token.js";

export { type Collected, collectionOf, isCollection, type ReadCollection, readCollection } from "./collection.js";
export {
  contentOf,
  contentOfFile,
  type FileContent,
  fileOf,
  jsonOfFile,
  readContent,
  type StateFile,
  stateIn,
} from "./file.js";
export { type LinkTarget, linkOf } from "./link.js";
export { asOwn, longestLink, readToken, tokenOf } from "./token.js";

/**
 * The state that an address with a token says: the token says the problem, and what is looked at too, but for readable
 * parameters of that beside it. Others do nothing there, which is named.
 * @param hash the part of the address from the # on. @param given its readable parameters.
 * @param reading what reads parameters, which loads apart.
 */
export function readAddress(
  hash: string,
  given: Parameters,
  present: PlaygroundState,
  reading: typeof Reading,
): ReadState {
  const own = parameterNames.filter((name) => given.names.includes(name));
  const idle = own.filter((name) => !reading.isOfView(name)).map(idleBeside);
  return own.filter(reading.isOfView).reduce<ReadState>(
    (before, name) => {
      const get = (other: string) => (other === name ? given.get(name) : null);
      return reading.readChanges({ get }, [name], before);
    },
    withRefusals(readToken(hash, present), idle),
  );
}

function withRefusals(read: ReadState, others: readonly Refusal[]): ReadState {
  return { ...read, refusals: [...read.refusals, ...others] };
}

function idleBeside(field: string): Refusal {
  return refuse(field, "no-effect", "does nothing here: the token of the address says the problem");
}
