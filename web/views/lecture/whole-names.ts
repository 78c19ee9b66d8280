import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Says a name of the setup in full at a pointer, where the slim bar has cut it or shows a sign for it; one that is whole needs no second saying. */
export class WholeNames implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  #ended: AbortController | null = null;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#ended = new AbortController();
    // A name may change below a pointer that rests on it: it is not entered anew, but moves before what it is at is said.
    for (const type of ["pointerover", "pointermove"])
      this.#host.closest(".pp-app")?.addEventListener(type, this.#say, { signal: this.#ended.signal });
  }

  hostDisconnected(): void {
    this.#ended?.abort();
  }

  readonly #say = ({ target }: Event): void => {
    const words = (target as Element).closest(".pp-setup-button")?.querySelector<HTMLElement>(".pp-setup-words");
    if (!words) return;
    const isIcon = getComputedStyle(words).fontSize === "0px";
    if (isIcon || words.scrollWidth > words.clientWidth) words.title = words.textContent?.trim() ?? "";
    else words.removeAttribute("title");
  };
}
