import { html, nothing, svg, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Notice } from "../../state/runs/frame.js";
import { define } from "../../ui/controls/define.js";
import { notices } from "../../words/generated/en/notices.js";
import { type PartView, View } from "../shared/view.js";
import { noticeText } from "../shared/words/notice-text.js";
import "../shared/files/pp-save-state.js";
import noticesCss from "./notices.css?inline";

const icons: Readonly<Record<Notice["kind"], TemplateResult>> = {
  info: svg`<circle cx="8" cy="8" r="6.5" /><path d="M8 7.2v4M8 4.4v.6" />`,
  warning: svg`<path d="M8 1.8 15 14H1ZM8 6.2v3.6M8 11.4v.6" />`,
  error: svg`<path d="M5.3 1.5h5.4l3.8 3.8v5.4l-3.8 3.8H5.3l-3.8-3.8V5.3ZM8 4.4v4.2M8 10.8v.6" />`,
};

/** Whether only a file keeps the state. */
const isNotKept = (about: Notice["about"]): boolean =>
  about.code === "refused" && about.refusals.some(({ code }) => code === "not-kept");

/** Whether something is wrong with what was asked for, as by an address: a figure without it would be another. */
const isWrong = (about: Notice["about"]): boolean =>
  about.code === "refused" && about.refusals.some(({ code }) => code !== "not-kept" && code !== "load-failed");

/** What went wrong or is worth knowing: small, at the foot of the page, in nobody's way. */
class PpNotices extends View {
  #dismiss(event: Event, id: number): void {
    // The button goes; the focus goes to another notice rather than to the top of the page.
    const buttons = Array.from(this.querySelectorAll("button"));
    const at = buttons.indexOf(event.currentTarget as HTMLButtonElement);
    (buttons[at + 1] ?? buttons[at - 1])?.focus();
    this.dispatch({ type: "dismiss-notice", id });
  }

  #notice({ id, kind, about }: Notice): TemplateResult {
    const say = this.say(notices);
    return html`
      <div class="pp-sign pp-notice pp-notice-${kind}" ?data-refused=${isWrong(about)}>
        <svg viewBox="0 0 16 16" aria-hidden="true">${icons[kind]}</svg>
        <div>
          <p><b>${say.kinds[kind]}</b> <span id="pp-notice-${id}">${noticeText(about, this.words)}</span></p>
          ${isNotKept(about) ? html`<pp-save-state .dispatch=${this.dispatch}></pp-save-state>` : nothing}
        </div>
        <button
          class="pp-button pp-button-quiet pp-fixed"
          type="button"
          aria-describedby="pp-notice-${id}"
          @click=${(event: Event) => this.#dismiss(event, id)}
        >
          ${say.dismiss}
        </button>
      </div>
    `;
  }

  #region(role: "alert" | null, shown: readonly Notice[]): TemplateResult {
    const items = repeat(
      shown,
      ({ id }) => id,
      (notice) => this.#notice(notice),
    );
    return html`<div role=${role ?? nothing} aria-atomic="false">${items}</div>`;
  }

  /** What this stands in is a live region from the beginning; an error interrupts. */
  protected override render(): unknown {
    const all = this.frame?.notices ?? [];
    return html`
      ${this.#region(
        null,
        all.filter(({ kind }) => kind !== "error"),
      )}
      ${this.#region(
        "alert",
        all.filter(({ kind }) => kind === "error"),
      )}
    `;
  }
}

define("pp-notices", PpNotices);

export const styles: PartView["styles"] = [noticesCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-notices .frame=${frame} .dispatch=${dispatch}></pp-notices>`;
