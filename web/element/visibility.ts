import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Watches whether its host can be seen: on the screen, in a page that is not hidden. */
export class Visibility implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #tell: (onScreen: boolean, seen: boolean) => void;
  readonly #observer = new IntersectionObserver((entries) => this.#intersects(entries.at(-1)?.isIntersecting));
  #onScreen = false;

  /** @param tell `onScreen`: where the page shows it; `seen`: and that page is not hidden. */
  constructor(host: ReactiveControllerHost & Element, tell: (onScreen: boolean, seen: boolean) => void) {
    this.#host = host;
    this.#tell = tell;
    host.addController(this);
  }

  async hostConnected(): Promise<void> {
    this.#observer.observe(this.#host);
    document.addEventListener("visibilitychange", this.#look);
    // The observer tells with the next picture. It stands where it will once it has drawn itself.
    await this.#host.updateComplete;
    if (!this.#onScreen && this.#host.isConnected) this.#intersects(standsOnScreen(this.#host));
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    document.removeEventListener("visibilitychange", this.#look);
    // Where it comes to stand is not known yet.
    this.#onScreen = false;
  }

  #intersects(onScreen = true): void {
    this.#onScreen = onScreen;
    this.#look();
  }

  readonly #look = (): void => this.#tell(this.#onScreen, this.#onScreen && document.visibilityState === "visible");
}

function standsOnScreen(host: Element): boolean {
  const { width, top, right, bottom, left } = host.getBoundingClientRect();
  return width > 0 && bottom >= 0 && right >= 0 && top <= innerHeight && left <= innerWidth;
}
