import { html, nothing, svg, type TemplateResult } from "lit";
import { askedState } from "../../../state/course/questions/asked-state.js";
import type { Words } from "../../../state/document/notation/words.js";
import { hideable } from "../../../state/document/schema.js";
import type { Part, PlaygroundState, Theme, UiState } from "../../../state/document/state.js";
import {
  type Area,
  areasOf,
  elementOf,
  type Figure,
  firstFigure,
  iframeOf,
  markdownOf,
  stateOf,
} from "../../../state/io/embed/figure.js";
import { link, parameters } from "../../../state/io/link-and-parameters.js";
import { checkbox, selectField } from "../../../ui/controls/controls.js";
import { define, withProperties } from "../../../ui/controls/define.js";
import { hostOf } from "../../../ui/page/host-of.js";
import { drawer } from "../../../words/generated/en/drawer.js";
import { page } from "../../../words/generated/en/page.js";
import { shareEmbed } from "../../../words/generated/en/shareEmbed.js";
import { LazyController } from "../../shared/loading/loading.js";
import { ThrottledView } from "../../shared/throttled-view.js";
import { isFile, linkTargetOf } from "../link-target.js";
import { elementScript } from "../pp-share-visits.js";
import "../../shared/files/pp-export.js";

type Say = typeof shareEmbed.english;

/** The parts that are there to be left out of a compact figure. */
const compact: readonly Part[] = ["transport", "story"];

/** What can be left out, with what its author knows it by. The bench is the setup, pinned: a figure opens with none. */
function hideableParts(isCompact: boolean, words: Words): (readonly [Part, string])[] {
  const titles = { ...words.room(page).parts, ...words.room(drawer).parts, header: words.room(shareEmbed).header };
  return hideable
    .filter((part) => (isCompact ? compact.includes(part) : part !== "bench"))
    .map((part) => [part, titles[part]]);
}

const lockable: readonly (UiState["lock"][number] & keyof Say["locks"])[] = [
  "setup",
  "data",
  "features",
  "scaling",
  "bias",
  "learner",
  "initial",
  "order",
  "max-epochs",
  "split",
  "notation",
  "transport",
];
/** What is of lessons and questions, where one is open. */
const lockableThere = ["skip", "solutions"] as const;

interface Size {
  readonly value: keyof Say["sizes"];
  readonly width: number | null;
  readonly height: number;
}

const sizes: readonly Size[] = [
  { value: "text", width: null, height: 480 },
  { value: "large", width: null, height: 720 },
  { value: "figure", width: 640, height: 480 },
  { value: "phone", width: 360, height: 560 },
];

const themes: readonly (Theme & keyof Say["themes"])[] = ["auto", "light", "dark"];

/** As wide as the text of a course page usually is. */
const usualWidth = 720;

/** The figure drawn small: a page that allows no frames cannot show it in one. */
function preview(figure: Figure, words: Words): TemplateResult {
  const say = words.room(shareEmbed);
  const width = figure.width ?? usualWidth;
  const areas = areasOf(figure, width);
  return svg`<svg
    class="pp-picture pp-embed-preview"
    viewBox="0 0 ${width} ${figure.height}"
    role="img"
    aria-label=${say.preview({ areas: areas.map(({ name }) => say.areas[name]) })}
  >${areas.map((area) => drawn(area, say.areas[area.name]))}</svg>`;
}

function drawn({ name, x, y, width, height }: Area, title: string): TemplateResult {
  const size = Math.min(28, 0.8 * height);
  return svg`<g data-name=${name}>
    <rect fill="var(--pp-${name === "stage" ? "accent-soft" : "surface"})" stroke="var(--pp-control-rule)" stroke-width="2" x=${x + 2} y=${y + 2} width=${Math.max(0, width - 4)} height=${Math.max(0, height - 4)} rx="4"></rect>
    <text fill="var(--pp-ink-2)" text-anchor="middle" dominant-baseline="central" x=${x + width / 2} y=${y + height / 2} font-size=${size}>${title}</text>
  </g>`;
}

/** This moment as a figure in another page: what it shows and takes, and what is written there for it. */
class PpShareEmbed extends withProperties(ThrottledView, { figure: firstFigure }) {
  readonly #codes = [new LazyController(this, link), new LazyController(this, parameters)];

  protected override willUpdate(): void {
    for (const code of this.#codes) code.load();
  }

  protected override render(): unknown {
    return html`
      ${checkbox(this.say(shareEmbed).compact, this.figure.embed, (embed) => this.#change({ embed }))}
      ${this.#hidden()} ${this.#locked()} ${this.#size()} ${preview(this.figure, this.words)} ${this.#snippets()}
    `;
  }

  #change(changes: Partial<Figure>): void {
    this.figure = { ...this.figure, ...changes };
  }

  #hidden(): TemplateResult {
    const { hide, embed } = this.figure;
    const there = hideableParts(embed, this.words);
    return html`
      <fieldset class="pp-embed-choices">
        <legend>${this.say(shareEmbed).hide}</legend>
        ${there.map(([part, label]) =>
          checkbox(label, hide.includes(part), (out) => this.#change({ hide: withWord(hide, part, out) })),
        )}
      </fieldset>
    `;
  }

  #locked(): TemplateResult {
    const { lock } = this.figure;
    const say = this.say(shareEmbed);
    const { lesson = null, quiz = null } = this.frame?.state.ui ?? {};
    const asks = lesson !== null || quiz !== null;
    return html`
      <fieldset class="pp-embed-choices">
        <legend>${say.lock}</legend>
        ${[...lockable, ...(asks ? lockableThere : [])].map((word) =>
          checkbox(say.locks[word], lock.includes(word), (locked) =>
            this.#change({ lock: withWord(lock, word, locked) }),
          ),
        )}
      </fieldset>
    `;
  }

  #size(): TemplateResult {
    const { width, height, theme } = this.figure;
    const say = this.say(shareEmbed);
    const size = sizes.find((one) => one.width === width && one.height === height)?.value ?? "text";
    return html`
      ${selectField({
        id: "pp-embed-size",
        label: say.size,
        choices: sizes.map(({ value }) => ({ value, title: say.sizes[value] })),
        value: size,
        layout: "wide",
        choose: (value) => {
          const chosen = sizes.find((one) => one.value === value);
          if (chosen) this.#change({ width: chosen.width, height: chosen.height });
        },
      })}
      ${selectField({
        id: "pp-embed-theme",
        label: say.theme,
        choices: themes.map((value) => ({ value, title: say.themes[value] })),
        value: theme,
        layout: "wide",
        choose: (theme) => this.#change({ theme }),
      })}
    `;
  }

  #snippets(): unknown {
    const { frame, figure } = this;
    if (!frame) return nothing;
    if (!link.module || !parameters.module) return this.#codes.map((code) => code.failure(frame.words));
    const { own, target } = linkTargetOf(this);
    const say = this.say(shareEmbed);
    if (own && isFile()) return html`<p role="status">${say.isFile}</p>`;
    const state = askedState(this.dispatch, stateOf(frame.state, figure));
    const href = own ? link.module.linkOf(state, target, parameters.module) : null;
    return html`
      ${
        href === null
          ? html`<p role="status">${say.noAddress}</p>`
          : html`
              ${this.#copy(say.iframe, iframeOf(href, say.title, figure))} ${this.#copy(say.markdown, markdownOf(href, say.title))}
            `
      }
      ${this.#element(state, own)}
    `;
  }

  /** The element as a tag: with its script, or in a page that has that. */
  #element(state: PlaygroundState, own: boolean): unknown {
    const script = elementScript(hostOf(this));
    // A page that reads its address has nothing else of the element.
    if (!parameters.module || (own && script === null)) return nothing;
    const element = elementOf(parameters.module.parametersOf(state), this.figure, script);
    return element === null
      ? html`<p role="status">${this.say(shareEmbed).noElement}</p>`
      : this.#copy(this.say(shareEmbed).element, element);
  }

  #copy(noun: string, text: string): TemplateResult {
    return html`<pp-copy noun=${noun} named .words=${this.words} .text=${text}></pp-copy>`;
  }
}

function withWord<Word>(words: readonly Word[], word: Word, there: boolean): Word[] {
  const others = words.filter((one) => one !== word);
  return there ? [...others, word] : others;
}

define("pp-share-embed", PpShareEmbed);
