import { linkTo } from "../../state/course/questions/asked-state.js";
import { parameterNames } from "../../state/document/parameter-names.js";
import type { PlaygroundState } from "../../state/document/state.js";
import type { LinkTarget } from "../../state/io/link/index.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { openingVisit } from "../shared/element-events.js";

/** Where a link leads to. */
interface OwnTarget {
  /** Whether that is the page itself; else it does not read its address, and a link is a token alone. */
  readonly own: boolean;
  readonly target: LinkTarget;
}

/** Whether the page is a file: its address leads to it on this computer alone. */
export const isFile = (): boolean => location.protocol === "file:";

/** The page that a link opens, for the playground that a part stands in. */
export function linkTargetOf(part: Node): OwnTarget {
  const { host } = part.getRootNode() as ShadowRoot;
  if (!host?.hasAttribute("from-url")) return { own: false, target: { href: "", speaks: true } };
  const speaks = parameterNames.some((name) => name !== "theme" && host.hasAttribute(name));
  return { own: true, target: { href: location.href, speaks, opensAt: openingVisit(host) } };
}

/** The address under which the page opens a state; null where it reads none, or the state is more than a link holds. */
export async function linkNow(part: Node, state: PlaygroundState, dispatch: Dispatch): Promise<string | null> {
  const { own, target } = linkTargetOf(part);
  return own ? linkTo(dispatch, state, target) : null;
}
