import { lazy } from "../../engine/lazy.js";
import type { PlaygroundState } from "../../state/document/state.js";
import type { Dispatch } from "../../state/intent.js";
import { askedState } from "../../state/quiz/asked-state.js";
import { linkTargetOf } from "./link-target.js";

const linkCode = lazy(() => import("../../state/link/index.js"));
const parametersCode = lazy(() => import("../../state/parameters/index.js"));

/** The address under which the page opens a state; null where it reads none, or the state is more than a link holds. */
export async function linkNow(part: Node, state: PlaygroundState, dispatch: Dispatch): Promise<string | null> {
  const { own, target } = linkTargetOf(part);
  if (!own) return null;
  const [link, parameters] = await Promise.all([linkCode.load(), parametersCode.load()]);
  return link.linkOf(askedState(dispatch, state), target, parameters);
}
