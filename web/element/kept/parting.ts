import { exactJson } from "../../state/document/exact-json.js";
import type { PlaygroundState } from "../../state/document/state.js";
import { bytesOf } from "./note.js";

const name = "perceptron-playground";

/** In bytes. The storage of a tab takes some millions, and all of a site's share it. */
const longest = 1_000_000;

/** The last of a tab: what it showed as its page went, or what of that the store does not have. */
interface Parting {
  readonly id: string;
  readonly state: Partial<PlaygroundState>;
}

/**
 * Notes what is shown as the page goes. What is on its way to the store then may not arrive: browsers need not finish it
 * (https://github.com/w3c/IndexedDB/issues/237), and WebKit does not. The storage of the tab is written before that returns.
 */
export function noteParting(parting: Parting): void {
  try {
    // Not even written as text where it is too large: the page is going.
    const { data } = parting.state;
    if (data && bytesOf(data) > longest) forgetParting();
    else sessionStorage.setItem(name, exactJson(parting));
  } catch {
    // Refused, or full: the store may have it.
  }
}

export function forgetParting(): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Where it is refused there is nothing.
  }
}

/** What was noted for a state; nothing where another was the last. It may be anything: others can write there. */
export function partingOf(id: string): object {
  try {
    const { id: noted, state } = Object(JSON.parse(sessionStorage.getItem(name) ?? "null")) as Partial<Parting>;
    return noted === id ? Object(state) : {};
  } catch {
    return {};
  }
}
