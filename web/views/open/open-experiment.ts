import { packAhead } from "../../state/data/packing/pack-ahead.js";
import type { Words } from "../../state/document/notation/words.js";
import type { Refusal } from "../../state/document/reading/refusal.js";
import type { PlaygroundState } from "../../state/document/state.js";
import type { FileContent } from "../../state/io/link/index.js";
import { link } from "../../state/io/link-and-parameters.js";
import type { SavedEntry } from "../../state/io/saved/saved-entry.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { pause } from "../../ui/page/after-paint.js";
import { experiments } from "../../words/generated/en/experiments.js";
import { learners } from "../../words/generated/en/learners.js";
import { dataText } from "../shared/words/names.js";
import type { Autosave } from "./autosave.js";

type View = Element & { readonly dispatch: Dispatch };

/**
 * Shows another state in place of the one there is, undoably, and closes what it was chosen in. Resolves with what was not
 * taken of it, and whether anything was.
 */
export async function openContent(
  content: FileContent,
  view: View,
  heading?: string,
): Promise<{ readonly taken: boolean; readonly refusals: readonly Refusal[] }> {
  const { readContent } = await link.load();
  const present = view.dispatch.now().state;
  const { state, refusals } = readContent(content, present);
  const taken = state !== present;
  if (taken) await packAhead(state.data, pause);
  if (taken)
    await replaced(view.dispatch, { ...state, ui: { ...state.ui, ...(heading !== undefined && { heading }) } });
  return { taken, refusals };
}

/** Resolves once the state is there. */
function replaced(dispatch: Dispatch, state: PlaygroundState): Promise<void> {
  dispatch({ type: "replace", state });
  return new Promise((resolve) => dispatch.inTurn(resolve));
}

/**
 * Shows a kept experiment, and goes on with it; one whose data is damaged stays as it is kept, and the page as it was. Resolves
 * with whether it was there.
 */
export async function openExperiment(entry: SavedEntry, autosave: Autosave, view: View): Promise<boolean> {
  autosave.flush();
  const stored = await autosave.experiments.read(entry.id).catch(() => undefined);
  if (!stored) return false;
  const { taken, refusals } = await openContent({ state: stored }, view, entry.name ?? undefined);
  if (refusals.length > 0) view.dispatch({ type: "refuse", refusals });
  if (taken) autosave.adopt(entry, view.dispatch.now().state);
  view.dispatch({ type: "set-ui", ui: { open: null } });
  return true;
}

/** What an experiment is about: "XOR, Averaged, converged after 3 epochs". */
export function aboutText({ facts }: Pick<SavedEntry, "facts">, words: Words): string {
  if (!facts) return words.room(experiments).unknown;
  const { run, learners: kinds, data } = facts;
  const { short } = words.room(learners);
  const told = { data: dataText(data, words), learners: kinds.map((kind) => short[kind]), epochs: run.epoch };
  return words.room(experiments).about({ ...run, ...told });
}

/** What an experiment is called: by its name, or else by what it is about. */
export function nameOf(entry: Pick<SavedEntry, "facts" | "name">, words: Words): string {
  return entry.name ?? aboutText(entry, words);
}
