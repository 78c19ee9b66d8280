import { askedState } from "../../state/course/questions/asked-state.js";
import type { PlaygroundState } from "../../state/document/state.js";
import { link, parameters } from "../../state/io/link-and-parameters.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { linkTargetOf } from "./link-target.js";

/** The address under which the page opens a state; null where it reads none, or the state is more than a link holds. */
export async function linkNow(part: Node, state: PlaygroundState, dispatch: Dispatch): Promise<string | null> {
  const { own, target } = linkTargetOf(part);
  if (!own) return null;
  const [{ linkOf }, written] = await Promise.all([link.load(), parameters.load()]);
  return linkOf(askedState(dispatch, state), target, written);
}
