import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { PlaygroundState } from "../../state/document/state.js";
import type { Words } from "../../state/words.js";
import { FrameResizeObserver } from "../shared/frame-resize-observer.js";

/**
 * Marks its bar as `data-named` where the names of the tools fit into it beside everything else: how long they are is for
 * the language to say.
 */
export class NamesFit implements ReactiveController {
  readonly #host: HTMLElement;
  readonly #sizes = new FrameResizeObserver(() => this.#measure());
  #words: Words | null = null;
  #data: PlaygroundState["data"] | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#sizes.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#sizes.disconnect();
  }

  /** Measures anew where there is something else in the bar: other words, other names of classes. */
  follow(words: Words, { data }: Pick<PlaygroundState, "data">): void {
    if (words === this.#words && data === this.#data) return;
    this.#words = words;
    this.#data = data;
    this.#measure();
  }

  #measure(): void {
    const bar = this.#host.querySelector(".pp-tools");
    if (!bar) return;
    bar.toggleAttribute("data-named", true);
    bar.toggleAttribute("data-named", bar.scrollWidth <= bar.clientWidth);
  }
}
