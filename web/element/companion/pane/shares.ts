import { type Dock, HALVES } from "./arrangement.js";

/** The share of the stage by view and place, as long as the page is open. */
const remembered = new WeakMap<Element, Map<string, number>>();

const keyOf = (view: string, dock: Dock): string => `${dock} ${view}`;

export function shareOf(page: Element, view: string, dock: Dock): number {
  return remembered.get(page)?.get(keyOf(view, dock)) ?? HALVES;
}

export function remember(page: Element, view: string, dock: Dock, share: number): void {
  const shares = remembered.get(page) ?? new Map<string, number>();
  remembered.set(page, shares.set(keyOf(view, dock), share));
}
