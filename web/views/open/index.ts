import { html, nothing, type TemplateResult } from "lit";
import { noteResumable } from "../../state/io/saved/note-resumable.js";
import type { KeptPictures, SavedEntry } from "../../state/io/saved/saved-entry.js";
import type { Frame } from "../../state/runs/frame.js";
import { define, withProperties } from "../../ui/controls/define.js";
import { hostOf } from "../../ui/page/host-of.js";
import headerPanelCss from "../../ui/panels/header-panel.css?inline";
import { experiments } from "../../words/generated/en/experiments.js";
import { type PartView, View } from "../shared/view.js";
import { Autosave } from "./autosave.js";
import { nameOf, openExperiment } from "./open-experiment.js";
import "./pp-experiments.js";
import openCss from "./open.css?inline";

/** What the document is called without a heading; null while it has none. */
let own: string | null = null;

/** Calls the document what the page is called. */
function nameDocument(heading: string): void {
  if (!heading && own === null) return;
  own ??= document.title;
  document.title = [heading, own].filter((part) => part !== "").join(" · ");
  if (!heading) own = null;
}

/** Draws a small picture of the stage in a root, in the colours of a probe; null where there is no stage. */
type DrawThumbnail = (root: ParentNode, frame: Frame, probe: HTMLElement) => string | null;

/** Keeps what the reader makes, shows the list of it while that is open, and offers to go on with the last one. */
class PpOpen extends withProperties(View, {
  thumbnail: (() => null) as DrawThumbnail,
  /** What is offered; null until it is known. */
  last: null as SavedEntry | null,
}) {
  readonly #autosave = new Autosave(this, (frame) => this.#pictures(frame));

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    nameDocument("");
  }

  /** Whether the page is the playground's own: it reads its address. */
  get #isOwn(): boolean {
    return hostOf(this)?.hasAttribute("from-url") === true;
  }

  /**
   * Only a page of its own keeps what is made in it, unless it is told to keep nothing, and not in a frame: the page around it
   * is about something else.
   */
  get #keeps(): boolean {
    return this.#isOwn && window.parent === window && this.frame?.state.ui.keep !== "none";
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
    this.#autosave.follow(frame);
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
              .autosave=${this.#keeps ? this.#autosave : null}
            ></pp-experiments>`
          : nothing
      }
    `;
  }

  #offer(last: SavedEntry): TemplateResult {
    const say = this.say(experiments);
    return html`
      <div class="pp-open-offer" role="status">
        <p>${say.offer({ name: nameOf(last, this.words) })}</p>
        <button type="button" class="pp-button" @click=${() => this.#goOn(last)}>${say.goOn}</button>
        <button type="button" class="pp-button pp-button-quiet" @click=${this.#decline}>${say.dismiss}</button>
      </div>
    `;
  }

  async #findLast(): Promise<void> {
    const all = (await this.#autosave.start()) ? await this.#autosave.experiments.list() : [];
    this.last = all[0] ?? null;
    if (!this.last) this.#decline();
  }

  async #goOn(last: SavedEntry): Promise<void> {
    const opened = await openExperiment(last, this.#autosave, this);
    if (!opened) this.#decline();
  }

  readonly #decline = (): void => {
    noteResumable(false);
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

/** What is kept, with the small pictures that the stage draws. */
export function openWith(thumbnail: DrawThumbnail): PartView {
  return {
    styles: [headerPanelCss, openCss],
    render: (frame, dispatch) =>
      html`<pp-open .frame=${frame} .dispatch=${dispatch} .thumbnail=${thumbnail}></pp-open>`,
  };
}
