import { lazy } from "../../engine/lazy.js";
import type { PlaygroundState } from "../../state/document/state.js";
import type { Dispatch } from "../../state/intent.js";
import { asAsked } from "../../state/quiz/as-asked.js";
import { placeOf } from "./place.js";

const linkCode = lazy(() => import("../../state/link/index.js"));
const parametersCode = lazy(() => import("../../state/parameters/index.js"));

/** The address under which the page opens a state; null where it reads none, or the state is more than a link holds. */
export async function linkNow(part: Node, state: PlaygroundState, dispatch: Dispatch): Promise<string | null> {
  const { own, place } = placeOf(part);
  if (!own) return null;
  const [link, parameters] = await Promise.all([linkCode.load(), parametersCode.load()]);
  return link.linkOf(asAsked(dispatch, state), place, parameters);
}
