import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Watches whether its host can be seen: on the screen, in a page that is not hidden. */
export class Visibility implements ReactiveController {
  readonly #host: Element;
  readonly #tell: (seen: boolean) => void;
  readonly #observer = new IntersectionObserver((entries) => this.#intersects(entries.at(-1)?.isIntersecting));
  #onScreen = true;

  constructor(host: ReactiveControllerHost & Element, tell: (seen: boolean) => void) {
    this.#host = host;
    this.#tell = tell;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer.observe(this.#host);
    document.addEventListener("visibilitychange", this.#look);
    this.#look();
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    document.removeEventListener("visibilitychange", this.#look);
    // Where it comes to stand is not known yet.
    this.#onScreen = true;
  }

  #intersects(onScreen = true): void {
    this.#onScreen = onScreen;
    this.#look();
  }

  readonly #look = (): void => this.#tell(this.#onScreen && document.visibilityState === "visible");
}
