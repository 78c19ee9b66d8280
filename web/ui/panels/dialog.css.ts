import { css } from "lit";
import { raised } from "../controls/recipes.css.js";

/** A dialogue in the middle of the window, over everything: a head, and below it what its view lays out in a column. */
export const dialogCss = css`
  .pp-dialog {
    max-width: none;
    padding: 0;
    overflow: hidden;
    flex-direction: column;
    ${raised}
    color: var(--pp-ink);
    line-height: 1.4;
  }

  .pp-dialog[open] {
    display: flex;
  }

  .pp-dialog::backdrop {
    background: rgb(0 0 0 / 0.35);
  }

  .pp-dialog-head {
    flex: none;
    padding: 0.5em 0.7em 0.3em 1.2em;
  }

  .pp-dialog-head h2 {
    font-family: var(--pp-serif);
    font-size: 1.3em;
    font-weight: 500;
  }
`;

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
