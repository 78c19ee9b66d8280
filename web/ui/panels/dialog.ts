/**
 * Closes the dialogue in an element. The focus goes back to where it came from by itself; where that is gone, to what
 * leads to the dialogue.
 */
export function closeDialog(host: HTMLElement, leadsHere: string): void {
  const root = host.getRootNode() as Document | ShadowRoot;
  host.querySelector("dialog")?.close();
  const { activeElement } = root;
  const isLost = !activeElement || activeElement === host.ownerDocument.body || host.contains(activeElement);
  if (isLost) root.querySelector<HTMLElement>(leadsHere)?.focus();
}
