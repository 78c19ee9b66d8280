import { parameterNames } from "../../state/document/parameter-names.js";
import type { LinkTarget } from "../../state/io/link/index.js";

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
  return { own: true, target: { href: location.href, speaks } };
}
