import type { ReactiveController, ReactiveControllerHost } from "lit";

/** How far down its sections a reader has come: the last that has been in view. */
export class Reach implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #observer = new IntersectionObserver((entries) => this.#see(entries));
  /** −1: none yet. */
  last = -1;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    for (const section of this.#sections()) this.#observer.observe(section);
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
  }

  #see(entries: readonly IntersectionObserverEntry[]): void {
    const sections = this.#sections();
    const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => sections.indexOf(target));
    const last = Math.max(this.last, ...seen);
    if (last === this.last) return;
    this.last = last;
    this.#host.requestUpdate();
  }

  /** What a section holds has no box, and is not seen, while the section is closed. */
  #sections(): Element[] {
    return Array.from(this.#host.querySelectorAll("pp-section"));
  }
}
