import { type Reference, readReference } from "../../state/lessons/reference.js";

/** Where the links of a text lead. */
interface Ways {
  readonly go: (at: Reference) => void;
  readonly show: (parameters: string) => void;
}

/** A link in a text opens a step, or puts a state on the page; any other goes where it goes. */
export function followLink(event: MouseEvent, { go, show }: Ways): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-lesson], a[data-state]");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const { lesson = null, state } = link.dataset;
  const at = readReference(lesson);
  if (at) go(at);
  else if (state !== undefined) show(state);
}
