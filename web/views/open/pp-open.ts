import { html, nothing, type TemplateResult } from "lit";
import type { Frame } from "../../state/frame.js";
import type { KeptEntry, KeptPictures } from "../../state/kept/kept-entry.js";
import { markLast } from "../../state/kept/mark-last.js";
import { experiments } from "../../words/en/page/experiments.js";
import { define } from "../shared/controls/define.js";
import { hostOf } from "../shared/host-of.js";
import { viewOf } from "../shared/view.js";
import { Keeper } from "./keeper.js";
import { nameDocument } from "./name-document.js";
import { nameOf } from "./names.js";
import { openExperiment } from "./open-experiment.js";
import "./pp-experiments.js";

/** Draws a small picture of the stage in a root, in the colours of a probe; null where there is no stage. */
export type DrawThumbnail = (root: ParentNode, frame: Frame, probe: HTMLElement) => string | null;

const reads = ["state", "canUndo", "playback.playing", "pane.stop"] as const;

/** Keeps what the reader makes, shows the list of it while that is open, and offers to go on with the last one. */
class PpOpen extends viewOf(reads) {
  static override properties = { ...super.properties, thumbnail: { attribute: false }, last: { state: true } };

  declare thumbnail: DrawThumbnail;
  /** What is offered; null until it is known. */
  declare private last: KeptEntry | null;
  readonly #keeper = new Keeper(this, (frame) => this.#pictures(frame));

  constructor() {
    super();
    this.thumbnail = () => null;
    this.last = null;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    nameDocument("");
  }

  /** Whether the page is the playground's own: it reads its address. */
  get #isOwn(): boolean {
    return hostOf(this)?.hasAttribute("from-url") === true;
  }

  /** Only a page of its own keeps what is made in it, and not in a frame: the page around it is about something else. */
  get #keeps(): boolean {
    return this.#isOwn && window.parent === window;
  }

  protected override updated(): void {
    const { frame } = this;
    if (!frame) return;
    const { heading, open } = frame.state.ui;
    if (this.#isOwn) nameDocument(heading);
    const offers = open === "offer";
    if (!this.#keeps) {
      if (offers) this.#dismiss();
      return;
    }
    this.#keeper.follow(frame);
    if (!offers) return;
    if (frame.canUndo) this.#dismiss();
    else if (!this.last) void this.#findLast();
  }

  protected override render(): TemplateResult {
    const { open } = this.frame?.state.ui ?? {};
    return html`
      <span class="pp-as-light" hidden></span><span class="pp-as-dark" hidden></span>
      ${open === "offer" && this.last ? this.#offer(this.last) : nothing}
      ${
        open === "list"
          ? html`<pp-experiments
              .frame=${this.frame}
              .dispatch=${this.dispatch}
              .keeper=${this.#keeps ? this.#keeper : null}
            ></pp-experiments>`
          : nothing
      }
    `;
  }

  #offer(last: KeptEntry): TemplateResult {
    const say = this.say(experiments);
    return html`
      <div class="pp-open-offer" role="status">
        <p>${say.offer(nameOf(last, this.words))}</p>
        <button type="button" class="pp-button" @click=${() => this.#goOn(last)}>${say.goOn}</button>
        <button type="button" class="pp-button pp-button-quiet" @click=${this.#decline}>${say.dismiss}</button>
      </div>
    `;
  }

  async #findLast(): Promise<void> {
    const all = (await this.#keeper.start()) ? await this.#keeper.experiments.list() : [];
    this.last = all[0] ?? null;
    if (!this.last) this.#decline();
  }

  async #goOn(last: KeptEntry): Promise<void> {
    const opened = await openExperiment(last, this.#keeper, this);
    if (!opened) this.#decline();
  }

  readonly #decline = (): void => {
    markLast(false);
    this.#dismiss();
  };

  #dismiss(): void {
    this.dispatch({ type: "set-ui", ui: { open: null } });
  }

  #pictures(frame: Frame): KeptPictures | null {
    const draw = (theme: "light" | "dark"): string | null => {
      const probe = this.querySelector<HTMLElement>(`.pp-as-${theme}`);
      return probe && this.thumbnail(this.getRootNode() as ParentNode & Node, frame, probe);
    };
    const [light, dark] = [draw("light"), draw("dark")];
    return light && dark ? { light, dark } : null;
  }
}

define("pp-open", PpOpen);
