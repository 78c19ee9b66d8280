import type { ReactiveController, ReactiveControllerHost } from "lit";
import { FrameResizeObserver } from "../../ui/page/frame-resize-observer.js";

/** Sizes of the letters of a step in Present: the largest that has room in its column is taken. */
const sizes = [1.3667, 1.3, 1.2, 1.1, 1, 0.92, 0.86, 0.8, 0.75, 0.7, 0.65];

const hasRoom = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean =>
  scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1;

/** Gives a lesson or a question in Present the largest letters that fit into its column: texts are as long as they are. */
export class GuideFit implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #said = new MutationObserver(() => this.#fit());
  readonly #room = new FrameResizeObserver(() => this.#anew());
  /** A lesson may come long after the state has said so. */
  readonly #guided = new MutationObserver(() => this.#host.requestUpdate());
  #guide: HTMLElement | null = null;
  #asked = "";
  #size = 0;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    const page = this.#host.closest(".pp-app");
    if (page) this.#guided.observe(page, { attributes: true, attributeFilter: ["data-guide"] });
  }

  hostUpdated(): void {
    const guide = this.#host.closest(".pp-app")?.querySelector<HTMLElement>("pp-lesson, pp-quiz") ?? null;
    if (guide === this.#guide) return;
    this.#leave();
    this.#guide = guide;
    if (!guide) return;
    this.#said.observe(guide, { childList: true, subtree: true, characterData: true });
    this.#room.observe(guide);
    this.#anew();
  }

  hostDisconnected(): void {
    this.#guided.disconnect();
    this.#leave();
  }

  #leave(): void {
    this.#said.disconnect();
    this.#room.disconnect();
    this.#guide?.style.removeProperty("--pp-guide-size");
    this.#guide = null;
  }

  #anew(): void {
    this.#size = 0;
    this.#fit();
  }

  /** What a question has needed its answer keeps, so that little moves when that comes. */
  #fit(): void {
    const guide = this.#guide;
    if (!guide) return;
    const tasks = [...guide.querySelectorAll<HTMLElement>(".pp-task")];
    const heading = guide.querySelector(".pp-guide-heading")?.textContent;
    const asked = `${heading} ${tasks.length} ${tasks.at(-1)?.dataset["state"] === "open"}`;
    if (asked !== this.#asked) this.#size = 0;
    this.#asked = asked;
    for (; this.#size < sizes.length; this.#size++) {
      guide.style.setProperty("--pp-guide-size", `${sizes[this.#size]}em`);
      if (hasRoom(guide)) return;
    }
  }
}
