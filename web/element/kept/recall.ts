import type { ReadState } from "../../state/document/fitted.js";
import type { PlaygroundState } from "../../state/document/state.js";
import type * as Link from "../../state/link/index.js";
import type * as Parameters from "../../state/parameters/index.js";
import { partingOf } from "./parting.js";
import { Store } from "./store.js";

/** What reads what is kept, which loads apart. */
export interface Readers {
  readonly link: Pick<typeof Link, "asOwn">;
  readonly parameters: Pick<typeof Parameters, "readState">;
}

/** Reads a state from outside, beside the one there is. */
type Reader = (present: PlaygroundState) => ReadState;

/**
 * What the browser keeps under an id. It is checked as all that comes from outside; where nothing can be read that is said.
 * @param instead what is read then.
 */
export async function recall(
  id: string,
  { link, parameters }: Readers,
  instead: Reader,
  store: Pick<Store, "read"> = new Store(),
): Promise<Reader> {
  const lost =
    (why: string): Reader =>
    (present) => {
      const { state, refusals } = instead(present);
      const message = `What this page showed last is lost: ${why}.`;
      return { state, refusals: [{ field: "kept", code: "missing", message }, ...refusals] };
    };
  try {
    const kept = await lastOf(id, store);
    if (kept === undefined) return lost("the browser does not keep it any more");
    return (present) => link.asOwn(parameters.readState(kept, present), present);
  } catch (cause) {
    return lost(`the browser does not give it back (${cause instanceof Error ? cause.message : String(cause)})`);
  }
}

/** What the store has, and what was noted as the page went: that is newer. */
async function lastOf(id: string, store: Pick<Store, "read">): Promise<unknown> {
  const noted = partingOf(id);
  // Where it says all, nobody has to ask the store: that may just be what has not arrived.
  if ("data" in noted) return noted;
  const kept = await store.read(id);
  return kept === undefined || Object.keys(noted).length === 0 ? kept : { ...Object(kept), ...noted };
}
