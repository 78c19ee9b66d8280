import type { ReactiveController, ReactiveControllerHost } from "lit";
import { Highlight } from "../needs/highlight.js";
import { pageTurn } from "./keys.js";
import { reachableWhereItScrolls } from "./scrolling.js";
import { standOn } from "./standing.js";

/** What a guide is to the page around it. */
export interface Guiding {
  /** What it is called where it scrolls. */
  readonly label: string;
  /** Names of the places that it needs now. */
  needs(): readonly string[];
  /** Whether this is the lecture hall. */
  presents(): boolean;
  /** Turns to the next, or to the one before; says whether there is one. */
  turn(by: 1 | -1): boolean;
}

/** Guides while its element is on the page: stands before the story, shows what it needs, scrolls and turns by keys. */
export class Guide implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #guiding: Guiding;
  #endReach = (): void => {};
  #endStanding: (() => void) | null = null;
  #highlight: Highlight | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement, guiding: Guiding) {
    this.#host = host;
    this.#guiding = guiding;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener("keydown", this.#key);
    this.#endReach = reachableWhereItScrolls(this.#host, this.#guiding.label);
  }

  /** The page around is there by now. */
  hostUpdated(): void {
    if (!this.#host.isConnected) return;
    this.#endStanding ??= standOn(this.#host);
    this.#highlight ??= new Highlight(this.#host);
    this.#highlight.show(this.#guiding.needs());
  }

  hostDisconnected(): void {
    window.removeEventListener("keydown", this.#key);
    this.#endReach();
    this.#endStanding?.();
    this.#highlight?.end();
    this.#endStanding = null;
    this.#highlight = null;
  }

  readonly #key = (event: KeyboardEvent): void => {
    const by = pageTurn(event, this.#guiding.presents());
    if (by !== null && this.#guiding.turn(by)) event.preventDefault();
  };
}
