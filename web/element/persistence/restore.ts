import { saidBy } from "../../engine/lazy.js";
import { stateInstead } from "../../state/document/reading/fit-problem.js";
import type { ReadState } from "../../state/document/reading/fit-state.js";
import type { PlaygroundState } from "../../state/document/state.js";
import type * as Link from "../../state/io/link/index.js";
import type * as Parameters from "../../state/io/parameters/index.js";
import { lostState } from "../../state/io/saved/database.js";
import { StateDatabase } from "./state-database.js";
import { readUnloadRecord } from "./state-saver.js";

/** The modules that read a saved state; they load separately. */
interface Readers {
  readonly link: Pick<typeof Link, "asOwn">;
  readonly parameters: Pick<typeof Parameters, "readState">;
}

/** Reads an external state, given the current one. */
type Reader = (present: PlaygroundState) => ReadState;

/**
 * Restores the state saved under an id. It is validated like any external state. If it cannot be read, a refusal says so.
 * @param instead What is read in that case.
 */
export async function restore(
  id: string,
  { link, parameters }: Readers,
  instead: Reader,
  database: Pick<StateDatabase, "read"> = new StateDatabase(),
): Promise<Reader> {
  const lost =
    (cause: string | null): Reader =>
    (present) => {
      const { state, refusals } = instead(present);
      return { state: stateInstead(state), refusals: [lostState(cause), ...refusals] };
    };
  try {
    const saved = await readSaved(id, database);
    if (saved === undefined) return lost(null);
    return (present) => link.asOwn(parameters.readState(saved, present), present);
  } catch (cause) {
    return lost(saidBy(cause));
  }
}

/** The state in the database, overwritten by the newer record written when the page unloaded. */
async function readSaved(id: string, database: Pick<StateDatabase, "read">): Promise<unknown> {
  const record = readUnloadRecord(id);
  // A complete record needs no database, where this state may not have arrived.
  if ("data" in record) return record;
  const saved = await database.read(id);
  return saved === undefined || Object.keys(record).length === 0 ? saved : { ...Object(saved), ...record };
}
