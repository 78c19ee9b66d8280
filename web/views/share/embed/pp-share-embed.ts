import { html, nothing, svg, type TemplateResult } from "lit";
import type { PlaygroundState } from "../../../state/document/state.js";
import { type Figure, firstFigure, stateOf } from "../../../state/embed/figure.js";
import { elementOf, iframeOf, markdownOf } from "../../../state/embed/snippets.js";
import { link, parameters } from "../../../state/link-and-parameters.js";
import { askedState } from "../../../state/quiz/asked-state.js";
import { checkbox, selectField } from "../../shared/controls/controls.js";
import { define } from "../../shared/controls/define.js";
import { LazyController } from "../../shared/loading/lazy-controller.js";
import { throttledViewOf } from "../../shared/throttled-view.js";
import { isFile, linkTargetOf } from "../link-target.js";
import { elementScript, hostOf } from "../offline-file.js";
import { compact, hideable, lockable, sizes, themes } from "./choices.js";
import "../../shared/buttons/copy-button.js";
import { type Area, areasOf } from "../../../state/embed/areas.js";

/** As wide as the text of a course page usually is. */
const usualWidth = 720;

/** The figure drawn small: a page that allows no frames cannot show it in one. */
function preview(figure: Figure): TemplateResult {
  const width = figure.width ?? usualWidth;
  const areas = areasOf(figure, width);
  const names = areas.map(({ name }) => name.toLowerCase()).join(", ");
  return svg`<svg
    class="pp-picture pp-embed-preview"
    viewBox="0 0 ${width} ${figure.height}"
    role="img"
    aria-label=${`The figure has ${names}.`}
  >${areas.map(drawn)}</svg>`;
}

function drawn({ name, x, y, width, height }: Area): TemplateResult {
  const size = Math.min(28, 0.8 * height);
  return svg`<g data-name=${name}>
    <rect x=${x + 2} y=${y + 2} width=${Math.max(0, width - 4)} height=${Math.max(0, height - 4)} rx="4"></rect>
    <text x=${x + width / 2} y=${y + height / 2} font-size=${size}>${name}</text>
  </g>`;
}

const title = "Perceptron Playground";

/** This moment as a figure in another page: what it shows and takes, and what is written there for it. */
class PpShareEmbed extends throttledViewOf(["state"]) {
  static override properties = { figure: { state: true } };

  declare private figure: Figure;
  readonly #codes = [new LazyController(this, link), new LazyController(this, parameters)];

  constructor() {
    super();
    this.figure = firstFigure;
  }

  protected override willUpdate(): void {
    for (const code of this.#codes) code.load();
  }

  protected override render(): unknown {
    return html`
      ${checkbox("Compact: stage, transport and a line of story", this.figure.embed, (embed) => this.#change({ embed }))}
      ${this.#hidden()} ${this.#locked()} ${this.#size()} ${preview(this.figure)} ${this.#snippets()}
    `;
  }

  #change(changes: Partial<Figure>): void {
    this.figure = { ...this.figure, ...changes };
  }

  #hidden(): TemplateResult {
    const { hide, embed } = this.figure;
    const there = hideable.filter(([part]) => !embed || compact.has(part));
    return html`
      <fieldset class="pp-embed-choices">
        <legend>Left out</legend>
        ${there.map(([part, label]) =>
          checkbox(label, hide.includes(part), (out) => this.#change({ hide: withWord(hide, part, out) })),
        )}
      </fieldset>
    `;
  }

  #locked(): TemplateResult {
    const { lock } = this.figure;
    return html`
      <fieldset class="pp-embed-choices">
        <legend>Locked</legend>
        ${lockable.map(([word, label]) =>
          checkbox(label, lock.includes(word), (locked) => this.#change({ lock: withWord(lock, word, locked) })),
        )}
      </fieldset>
    `;
  }

  #size(): TemplateResult {
    const { width, height, theme } = this.figure;
    const size = sizes.find((one) => one.width === width && one.height === height)?.value ?? "text";
    return html`
      ${selectField({
        id: "pp-embed-size",
        label: "Size",
        choices: sizes,
        value: size,
        layout: "wide",
        choose: (value) => {
          const chosen = sizes.find((one) => one.value === value);
          if (chosen) this.#change({ width: chosen.width, height: chosen.height });
        },
      })}
      ${selectField({
        id: "pp-embed-theme",
        label: "Theme",
        choices: themes,
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
    if (own && isFile()) return ofFile;
    const state = askedState(this.dispatch, stateOf(frame.state, figure));
    const href = own ? link.module.linkOf(state, target, parameters.module) : null;
    return html`
      ${
        href === null
          ? html`<p role="status">No address says this: it is too long for one, or this page does not read its own.</p>`
          : html`
              ${copy("iframe", iframeOf(href, title, figure))} ${copy("Markdown", markdownOf(href, title))}
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
      ? html`<p role="status">Attributes cannot say all of this: an element could not show it.</p>`
      : copy("element", element);
  }
}

const ofFile = html`<p role="status">
  This page is a file on this computer, which no other page can show. Put it on a web server, open it from there, and copy
  this then.
</p>`;

function copy(noun: string, text: string): TemplateResult {
  return html`<pp-copy noun=${noun} named .text=${text}></pp-copy>`;
}

function withWord<Word>(words: readonly Word[], word: Word, there: boolean): Word[] {
  const others = words.filter((one) => one !== word);
  return there ? [...others, word] : others;
}

define("pp-share-embed", PpShareEmbed);
