import { html, nothing, type TemplateResult } from "lit";
import { askedState } from "../../state/course/questions/asked-state.js";
import { longestHeading, tidyHeading } from "../../state/document/heading.js";
import type { Words } from "../../state/document/notation/words.js";
import type { PlaygroundState } from "../../state/document/state.js";
import { link, parameters } from "../../state/io/link-and-parameters.js";
import type { Frame } from "../../state/runs/frame.js";
import { define, withProperties } from "../../ui/controls/define.js";
import { hostOf } from "../../ui/page/host-of.js";
import { HeaderPanel } from "../../ui/panels/header-panel.js";
import { share } from "../../words/generated/en/share.js";
import { type ShareLinkWords, shareLink } from "../../words/generated/en/shareLink.js";
import { paragraph } from "../../words/phrase.js";
import { whole } from "../shared/frame-reads.js";
import { LazyController } from "../shared/loading/loading.js";
import { ThrottledView } from "../shared/throttled-view.js";
import { type PartView, View } from "../shared/view.js";
import { dataWords, namesOf } from "../shared/words/names.js";
import { isFile, linkTargetOf } from "./link-target.js";
import { type Section, sections } from "./sections.js";
import "../shared/files/pp-export.js";
import copyButtonCss from "../../ui/controls/copy-button.css?inline";
import exportCss from "../../ui/files/export.css?inline";
import headerPanelCss from "../../ui/panels/header-panel.css?inline";
import shareCss from "./share.css?inline";

/** What a link holds, in words: "It contains Two blobs, Perceptron, visit 12 and the dark theme." */
export function contentsText(frame: Frame): string {
  const { state, words } = frame;
  const say = words.room(shareLink);
  const { maxEpochs, ui } = state;
  const parts = [
    dataWords(frame, words),
    ...namesOf(state.learners, words).map(({ full }) => full),
    say.visit({ visit: state.visit }),
    ...problemOf(state).map((part) => say.problem[part]),
    ...(maxEpochs === 1000 ? [] : [say.atMost({ epochs: maxEpochs })]),
    ...shownOf(state).map((part) => say.shown[part]),
    ...(ui.theme === "auto" ? [] : [say.themes[ui.theme]]),
  ];
  return say.contents({ parts });
}

/** What else is set of the problem. */
function problemOf({
  features,
  scaling,
  bias,
  order,
  split,
  initial,
}: PlaygroundState): (keyof ShareLinkWords["problem"])[] {
  return those({
    features: features !== undefined,
    scaling: scaling !== "none",
    noBias: !bias,
    order: order.kind !== "given",
    split: split !== null,
    initial: initial !== null,
  });
}

/** What is shown, where that is not as the page opens. */
function shownOf({ view, ui }: PlaygroundState): (keyof ShareLinkWords["shown"])[] {
  return those({
    view: view !== null,
    lift: ui.lift !== null,
    shading: ui.shading === true,
    why: ui.why === true,
    difference: ui.difference !== null,
    drawer: ui.drawer !== null,
    pinned: ui.pinned,
    present: ui.present,
    moments: ui.moments.length > 0,
    predictFirst: ui.predictFirst,
    hide: ui.hide.length > 0,
    lock: ui.lock.length > 0,
    embed: ui.embed,
  });
}

function those<Key extends string>(are: Readonly<Record<Key, boolean>>): Key[] {
  return (Object.keys(are) as Key[]).filter((key) => are[key]);
}

/** The address under which this moment opens, to be copied, and the title that it has there. */
class PpShareLink extends withProperties(ThrottledView, {
  /** What is in the field of the title while it is written; else null. */
  typed: null as string | null,
}) {
  readonly #codes = [new LazyController(this, link), new LazyController(this, parameters)];

  protected override willUpdate(): void {
    for (const code of this.#codes) code.load();
  }

  protected override render(): unknown {
    const { frame } = this;
    if (!frame) return nothing;
    if (!link.module || !parameters.module) return this.#codes.map((code) => code.failure(frame.words));
    const { own, target } = linkTargetOf(this);
    const href = link.module.linkOf(askedState(this.dispatch, whole(frame.state)), target, parameters.module);
    if (href === null) return tooLong(link.module.longestLink, frame.words);
    return html`${this.#heading(frame)} ${own ? ofPage(frame, href) : ofElement(frame, href)}`;
  }

  #heading({ state, words }: Frame): TemplateResult {
    const write = ({ target }: Event): void => {
      this.typed = (target as HTMLInputElement).value;
      this.dispatch({ type: "set-ui", ui: { heading: tidyHeading(this.typed) } });
    };
    const leave = (): void => {
      this.typed = null;
    };
    return html`
      <label class="pp-label" for="pp-share-heading">${words.room(shareLink).heading}</label>
      <input
        class="pp-input pp-share-heading"
        id="pp-share-heading"
        type="text"
        maxlength=${longestHeading}
        autocomplete="off"
        .value=${this.typed ?? state.ui.heading}
        @input=${write}
        @blur=${leave}
      />
    `;
  }
}

function ofPage(frame: Frame, href: string): TemplateResult {
  const { words } = frame;
  const say = words.room(shareLink);
  return html`
    <pp-copy noun=${say.link} named primary .words=${words} .text=${href}></pp-copy>
    <p>${paragraph(words, contentsText(frame), isFile() ? say.hereOnly : say.forAll, say.length({ characters: href.length }))}</p>
  `;
}

function ofElement(frame: Frame, token: string): TemplateResult {
  const { words } = frame;
  const say = words.room(shareLink);
  return html`
    <pp-copy noun=${say.state} named primary .words=${words} .text=${token}></pp-copy>
    <p>${paragraph(words, say.noAddress, contentsText(frame), say.length({ characters: token.length }))}</p>
  `;
}

function tooLong(most: number, words: Words): TemplateResult {
  return html`<p role="status">${words.room(shareLink).tooLong({ most })}</p>`;
}

define("pp-share-link", PpShareLink);

/** The panel of sharing: the link first, then sections, at most one of them open. */
class PpShare extends withProperties(View, {
  /** The name of the section that is open; null while none is. */
  open: null as string | null,
  sections,
}) {
  readonly #panel = new HeaderPanel(this, "share", () => this.dispatch({ type: "set-ui", ui: { share: false } }));

  protected override render(): unknown {
    const host = hostOf(this);
    const { frame, dispatch } = this;
    return this.#panel.render(
      this.say(share),
      html`
        <pp-share-link .frame=${frame} .dispatch=${dispatch}></pp-share-link>
        ${this.sections.filter(({ shown }) => shown?.(host) ?? true).map((section) => this.#section(section, host))}
      `,
    );
  }

  #section({ name, label, render }: Section, host: HTMLElement | null): TemplateResult {
    const { frame, dispatch } = this;
    const isOpen = this.open === name;
    const press = (): void => {
      this.open = isOpen ? null : name;
    };
    return html`
      <section class="pp-share-section" data-section=${name}>
        <h3>
          <button
            type="button"
            id="pp-share-${name}-heading"
            aria-expanded=${isOpen}
            aria-controls="pp-share-${name}"
            @click=${press}
          >
            ${label(this.words)}
          </button>
        </h3>
        <div id="pp-share-${name}" role="region" aria-labelledby="pp-share-${name}-heading" ?hidden=${!isOpen}>
          ${isOpen ? render(frame, dispatch, this.words, host) : nothing}
        </div>
      </section>
    `;
  }
}

define("pp-share", PpShare);

/** The panel, with sections that other views make. @param before The name of the section that they stand before. */
export function shareWith(others: readonly Section[], before: string): PartView {
  const place = sections.findIndex(({ name }) => name === before);
  const all = [...sections.slice(0, place), ...others, ...sections.slice(place)];
  return {
    styles: [headerPanelCss, shareCss, copyButtonCss, exportCss],
    render: (frame, dispatch) => html`<pp-share .frame=${frame} .dispatch=${dispatch} .sections=${all}></pp-share>`,
  };
}
