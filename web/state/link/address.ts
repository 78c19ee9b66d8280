import type { ReadState } from "../document/fitted.js";
import { type Parameter, type Parameters, parameterNames } from "../document/parameter-names.js";
import type { PlaygroundState } from "../document/state.js";
import type * as Reading from "../parameters/index.js";
import { readToken } from "./token.js";

/**
 * The state that an address with a token says: that of the token, changed by the readable parameters that stand beside it.
 * @param hash the part of the address from the # on. @param given its readable parameters.
 * @param reading what reads parameters, which loads apart.
 */
export function readAddress(
  hash: string,
  given: Parameters,
  present: PlaygroundState,
  reading: typeof Reading,
): ReadState {
  const own = parameterNames.filter((name): name is Parameter => given.names.includes(name));
  let { state, refusals } = readToken(hash, present);
  for (const name of own) {
    const read = reading.readChange(given, name, state);
    state = read.state;
    refusals = [...refusals, ...read.refusals];
  }
  return { state, refusals };
}
