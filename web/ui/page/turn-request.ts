const type = "pp-turn";

/** On, or back. */
export type Turn = 1 | -1;

/** Asks the lesson or the question that is open to go on by one press. Returns whether it has. */
export function requestTurn(guide: Element, by: Turn): boolean {
  return !guide.dispatchEvent(new CustomEvent(type, { detail: by, cancelable: true }));
}

/** Hears what is asked for; `turn` says whether it has gone. Returns what ends it. */
export function onTurnRequest(guide: Element, turn: (by: Turn) => boolean): () => void {
  const listener = (event: Event): void => {
    if (turn((event as CustomEvent<Turn>).detail)) event.preventDefault();
  };
  guide.addEventListener(type, listener);
  return () => guide.removeEventListener(type, listener);
}
