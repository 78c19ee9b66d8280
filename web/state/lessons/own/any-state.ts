import { defaultState } from "../../document/defaults.js";
import type { ReadState } from "../../document/fit-state.js";
import { tokenShape } from "../../document/token-shape.js";
import { link, parameters } from "../../link-and-parameters.js";

/** The state that somebody has written down: as a link to any playground, as its parameters or its token alone, or as JSON. */
export async function readAnyState(written: string | object): Promise<ReadState> {
  const reading = await parameters.load();
  if (typeof written === "object") return reading.readState(written);
  const [, query = "", hash = ""] = /^[^?#]*(\?[^#]*)?(#.*)?$/s.exec(withMark(written.trim())) ?? [];
  const given = new URLSearchParams(query);
  const read = { get: (name: string) => given.get(name), names: [...given.keys()] };
  if (!tokenShape.test(hash)) return reading.readParameters(read, defaultState);
  return (await link.load()).readAddress(hash, read, defaultState, reading);
}

/** Parameters alone begin like those of a link. */
function withMark(text: string): string {
  return /^[a-z0-9-]+=/.test(text) ? `?${text}` : text;
}
