import { css, html, nothing, svg, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Notice } from "../../state/runs/frame.js";
import { define } from "../../ui/controls/define.js";
import { notices, warnings } from "../../words/en/refusals/warnings.js";
import { sayFacts } from "../../words/sentences.js";
import { type PartView, View } from "../shared/view.js";
import "../shared/files/pp-save-state.js";

const noticesCss = css`
  /* Without height and sticking to the head of the window, while any of the playground is in it: over the stage, away
     from what is pressed, the header and the tools. As a child of a grid it takes the whole grid to stick in. */
  .pp-notices {
    position: sticky;
    top: 0;
    z-index: 20;
    grid-column: 1 / -1;
    grid-row: 1 / -1;
    align-self: start;
    height: 0;
    pointer-events: none;
  }

  pp-notices,
  pp-notices > div {
    display: flex;
    flex-direction: column;
    align-items: center;
    width: 100%;
  }

  pp-notices {
    margin-top: calc(2 * var(--pp-target) + 1.6em);
  }

  /* Where the page is as high as the window it need not stick. */
  @container pp (min-width: 52em) {
    .pp-notices {
      grid-area: stage;
    }

    pp-notices {
      margin-top: 0;
    }
  }

  .pp-notice {
    display: flex;
    align-items: flex-start;
    gap: 0.6em;
    box-sizing: border-box;
    max-width: min(38em, 100% - 24px);
    margin-top: 0.5em;
    padding: 0.3em 0.35em 0.3em 0.8em;
    border: 1px solid var(--pp-rule);
    border-inline-start: 0.2em solid var(--pp-notice-colour);
    border-radius: var(--pp-radius);
    background: var(--pp-surface);
    box-shadow: var(--pp-shadow);
    color: var(--pp-ink);
    font-size: 0.9333em;
    line-height: 1.45;
    pointer-events: auto;
  }

  .pp-notice-info {
    --pp-notice-colour: var(--pp-accent);
  }

  .pp-notice-warning {
    --pp-notice-colour: var(--pp-warning);
  }

  .pp-notice-error {
    --pp-notice-colour: var(--pp-error);
  }

  .pp-notice > svg {
    flex: none;
    width: 1.1em;
    height: 1.1em;
    margin-top: 0.42em;
    fill: none;
    stroke: var(--pp-notice-colour);
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .pp-notice > div {
    padding: 0.3em 0;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  .pp-notice pp-save-state {
    display: block;
    margin-top: 0.3em;
  }

  .pp-notice > .pp-button {
    flex: none;
  }

  .pp-notice b {
    margin-inline-end: 0.3em;
    color: var(--pp-notice-colour);
    font-weight: 650;
  }
`;

const icons: Readonly<Record<Notice["kind"], TemplateResult>> = {
  info: svg`<circle cx="8" cy="8" r="6.5" /><path d="M8 7.2v4M8 4.4v.6" />`,
  warning: svg`<path d="M8 1.8 15 14H1ZM8 6.2v3.6M8 11.4v.6" />`,
  error: svg`<path d="M5.3 1.5h5.4l3.8 3.8v5.4l-3.8 3.8H5.3l-3.8-3.8V5.3ZM8 4.4v4.2M8 10.8v.6" />`,
};

/** Whether only a file keeps the state. */
const isNotKept = (about: Notice["about"]): boolean =>
  about.code === "refused" && about.refusals.some(({ code }) => code === "not-kept");

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
      <div class="pp-notice pp-notice-${kind}">
        <svg viewBox="0 0 16 16" aria-hidden="true">${icons[kind]}</svg>
        <div>
          <p><b>${say.kinds[kind]}</b> <span id="pp-notice-${id}">${sayFacts(this.say(warnings), about)}</span></p>
          ${isNotKept(about) ? html`<pp-save-state .dispatch=${this.dispatch}></pp-save-state>` : nothing}
        </div>
        <button
          class="pp-button pp-button-quiet"
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
