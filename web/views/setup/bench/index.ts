import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";
import { define } from "../../shared/controls/define.js";
import { type PartView, viewOf } from "../../shared/view.js";
import { headingCss } from "../../shared/words/heading.css.js";
import { type Section, sections } from "../sections/index.js";
import { type SetupFrame, setupReads, setupReadsAtRest } from "../sections/inputs.js";
import { benchCss } from "./bench.css.js";
import "../sections/pp-section.js";

/** How far down its sections a reader has come: the last that has been in view. */
class Reach implements ReactiveController {
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

/** All sections of the setup below each other. */
class PpBench extends viewOf(setupReads, setupReadsAtRest) {
  readonly #reach = new Reach(this);
  #unfollow: readonly (() => void)[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unfollow = sections.map(({ view }) => view.subscribe(() => this.requestUpdate()));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const unfollow of this.#unfollow) unfollow();
  }

  protected override render(): unknown {
    const { frame } = this;
    if (!frame) return nothing;
    return html`
      <div class="pp-spread pp-bench-head">
        <h2 class="pp-heading">Setup</h2>
        <button class="pp-button pp-button-quiet" type="button" @click=${this.#unpin}>Unpin</button>
      </div>
      ${sections.map((section, index) => this.#section(section, index, frame))}
    `;
  }

  readonly #unpin = (): void => this.dispatch({ type: "set-ui", ui: { pinned: false } });

  /** Nothing before the reader has come to it, nor before all above is there: no height above the reader changes. */
  #section(section: Section, index: number, frame: SetupFrame): TemplateResult {
    const reached = index <= this.#reach.last && sections.slice(0, index).every(isSettled);
    return html`
      <details class="pp-bench-section" data-section=${section.name} open>
        <summary>
          <h3>${section.title}</h3>
          <span class="pp-grow pp-bench-words">${section.words(frame)}</span>
        </summary>
        <pp-section
          ?data-ahead=${!isSettled(section)}
          .frame=${frame}
          .section=${reached ? section : null}
          .dispatch=${this.dispatch}
        ></pp-section>
      </details>
    `;
  }
}

function isSettled({ view: { state } }: Section): boolean {
  return state === "loaded" || state === "failed";
}

define("pp-bench", PpBench);

export const styles: PartView["styles"] = [headingCss, benchCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-bench .frame=${frame} .dispatch=${dispatch}></pp-bench>`;
