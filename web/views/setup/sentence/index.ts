import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { holds } from "../../../state/document/lock.js";
import type { Frame } from "../../../state/runs/frame.js";
import { zoomOf } from "../../../ui/canvas/layer.js";
import { define, withProperties } from "../../../ui/controls/define.js";
import { goAlong, stop } from "../../../ui/controls/row-keys.js";
import { onFileDropped } from "../../../ui/files/dropped-file.js";
import { OutsidePress } from "../../../ui/panels/popover.js";
import { setup } from "../../../words/generated/en/setup.js";
import { type PartView, View } from "../../shared/view.js";
import { type Section, sections } from "../sections/index.js";
import sectionsCss from "../sections/sections.css?inline";
import "../sections/index.js";
import setupCss from "./sentence.css?inline";

/** Between a popover and the edges of the page, in pixels. */
const GAP = 8;

/** A popover is at least so high, even where the page ends before: then the page is scrolled. */
const LEAST_HEIGHT = 240;

/** Places a popover under the button that has opened it, within the width of its host and the height that can be seen. */
function placePopover(popover: HTMLElement, button: HTMLElement, host: HTMLElement): void {
  const around = host.getBoundingClientRect();
  const under = button.getBoundingClientRect();
  const zoom = zoomOf(host, around);
  const most = Math.max(0, host.offsetWidth - popover.offsetWidth);
  const left = Math.min(Math.max(0, (under.left - around.left) / zoom), most);
  popover.style.setProperty("--pp-popover-left", `${left}px`);
  popover.style.setProperty("--pp-popover-top", `${(under.bottom - around.top) / zoom + GAP / 2}px`);
  const room = Math.max(LEAST_HEIGHT, (window.innerHeight - under.bottom) / zoom - 2 * GAP);
  popover.style.setProperty("--pp-popover-room", `${room}px`);
}

/** The setup in one sentence. Each part of it is a button that opens its section beside it, over the page. */
class PpSetup extends withProperties(View, {
  /** The section that is open. */
  open: null as Section | null,
}) {
  readonly #outside = new OutsidePress(this, () => this.#close());

  #stopDrops = (): void => {};
  #presents = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopDrops = onFileDropped(this.getRootNode(), () =>
      this.dispatch(({ state }) => (holds(state.ui.lock, "data") ? null : { type: "set-ui", ui: { importing: true } })),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopDrops();
  }

  protected override willUpdate(): void {
    const ui = this.frame?.state.ui;
    const presents = ui?.present ?? false;
    // What is pinned stands in its column, and where a lecture hall begins nothing lies over the stage.
    if ((ui && isPinned(ui)) || (presents && !this.#presents)) this.open = null;
    this.#presents = presents;
    this.#outside.listening = this.open !== null;
  }

  protected override updated(changed: PropertyValues): void {
    const { open } = this;
    const popover = this.querySelector<HTMLElement>(".pp-popover");
    if (!open || !popover) return;
    const button = this.querySelector<HTMLElement>(`[data-section="${open.name}"]`);
    if (button) placePopover(popover, button, this);
    if (changed.has("open")) popover.focus();
  }

  protected override render(): unknown {
    const { frame, open } = this;
    if (!frame) return nothing;
    return html`
      <div class="pp-setup" @keydown=${this.#escape}>
        <div class="pp-flow pp-setup-sentence" role="toolbar" aria-label=${this.say(setup).setup} @keydown=${goAlong} @focusin=${stop}>${sections.map((section) => this.#part(section, frame))}</div>
        ${open ? this.#popover(open, frame) : nothing}
      </div>
    `;
  }

  #part(section: Section, frame: Frame): TemplateResult {
    const { name, words, wants } = section;
    const { titles, before } = this.say(setup);
    return html`
      <span class="pp-setup-part" data-part-of=${name}>
        ${before[name]}
        <button
          type="button"
          class="pp-setup-button"
          tabindex=${section === sections[0] ? 0 : -1}
          data-section=${name}
          data-wants=${wants ?? nothing}
          aria-expanded=${this.open === section}
          @pointerenter=${section.view.load}
          @focus=${section.view.load}
          @click=${() => this.#press(section)}
        >
          <span class="pp-visually-hidden">${titles[name]}: </span><span class="pp-setup-words">${words(frame)}</span>
        </button>
      </span>
    `;
  }

  #popover({ name }: Section, frame: Frame): TemplateResult {
    const { titles, pin, close } = this.say(setup);
    return html`
      <div class="pp-popover" role="dialog" aria-labelledby="pp-popover-title" tabindex="-1" data-setting=${name}>
        <div class="pp-line pp-popover-head">
          <h2 class="pp-grow" id="pp-popover-title">${titles[name]}</h2>
          <button type="button" class="pp-button pp-button-quiet pp-popover-pin" @click=${this.#pin}>${pin}</button>
          <button type="button" class="pp-button pp-button-quiet" @click=${this.#close}>${close}</button>
        </div>
        <pp-section .frame=${frame} .section=${this.open} .dispatch=${this.dispatch}></pp-section>
      </div>
    `;
  }

  #press(section: Section): void {
    this.dispatch.inTurn(() => {
      if (isPinned(this.dispatch.now().state.ui)) this.#showPinned(section);
      else if (this.open === section) this.#close();
      else this.open = section;
    });
  }

  /** What is pinned is not shown twice: it is brought into view where it stands. */
  #showPinned({ name }: Section): void {
    const root = this.getRootNode() as ParentNode;
    const pinned = root.querySelector<HTMLDetailsElement>(`details[data-section="${name}"]`);
    if (!pinned) return;
    pinned.open = true;
    pinned.scrollIntoView({ block: "nearest" });
    pinned.querySelector("summary")?.focus();
  }

  readonly #pin = (): void => this.dispatch({ type: "set-ui", ui: { pinned: true } });

  readonly #escape = (event: KeyboardEvent): void => {
    // A field may have used it itself.
    if (event.key !== "Escape" || event.defaultPrevented || !this.open) return;
    event.preventDefault();
    this.#close();
  };

  /** The focus goes back to the button, unless somebody has taken it elsewhere. */
  readonly #close = (): void => {
    const { open } = this;
    if (!open) return;
    const { activeElement } = this.getRootNode() as Document | ShadowRoot;
    const inside = this.querySelector(".pp-popover")?.contains(activeElement) ?? false;
    this.open = null;
    if (inside) this.querySelector<HTMLElement>(`[data-section="${open.name}"]`)?.focus();
  };
}

/** Whether the settings stand in a column of their own: a lecture hall has none. */
function isPinned({ pinned, present }: { readonly pinned: boolean; readonly present: boolean }): boolean {
  return pinned && !present;
}

define("pp-setup", PpSetup);

export const styles: PartView["styles"] = [setupCss, sectionsCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-setup .frame=${frame} .dispatch=${dispatch}></pp-setup>`;
