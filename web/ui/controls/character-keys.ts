/** Kept in the browser under this name while they are switched off. */
const switchedOff = "perceptron-playground.character-keys-off";

/** What holds where a browser keeps nothing: until the page is left. */
let offHere = false;

/**
 * Whether keys of one character do something wherever the focus is. Whoever dictates to the browser types such characters
 * without wanting to press a key, so Help has a switch for them (WCAG 2.1.4). Those of the plot need its focus instead.
 */
export function characterKeysOn(): boolean {
  try {
    return localStorage.getItem(switchedOff) === null && !offHere;
  } catch {
    return !offHere;
  }
}

/** @param keeps whether the browser may keep that they are off */
export function switchCharacterKeys(on: boolean, keeps: boolean): void {
  offHere = !on;
  try {
    if (on) localStorage.removeItem(switchedOff);
    else if (keeps) localStorage.setItem(switchedOff, "1");
  } catch {
    // Then it is forgotten with the page.
  }
}
