import { html, nothing, svg, type TemplateResult } from "lit";
import { encode } from "uqr";
import { askedState } from "../../../state/course/questions/asked-state.js";
import { defaultUi } from "../../../state/document/settings.js";
import type { PlaygroundState } from "../../../state/document/state.js";
import { link, parameters } from "../../../state/io/link-and-parameters.js";
import { define, withProperties } from "../../../ui/controls/define.js";
import { shareCode } from "../../../words/generated/en/shareCode.js";
import { whole } from "../../shared/frame-reads.js";
import { LazyController } from "../../shared/loading/loading.js";
import { ThrottledView } from "../../shared/throttled-view.js";
import type { PartView } from "../../shared/view.js";
import { isFile, linkTargetOf } from "../link-target.js";
import codeCss from "./code.css?inline";

/** The most characters of a code that a phone reads from a projector without trouble: of version 20, 97 modules a side. */
export const mostCoded = 850;

/** Modules around a code that scanners need free. */
const quiet = 4;

/** The dark modules of a QR code, with the quiet zone around them. */
export interface QrModules {
  /** Of a side, in modules. */
  readonly size: number;
  /** As a path of SVG: a stroke of modules each. */
  readonly path: string;
}

/** A text as a QR code. Of the levels of correction it has the highest that makes it no larger. */
export function qrOf(text: string): QrModules {
  const { data, size } = encode(text, { border: quiet, boostEcc: true, ecc: "L" });
  const path = data.flatMap((row, y) => strokesOf(row).map(([from, to]) => `M${from} ${y}h${to - from}v1H${from}z`));
  return { size, path: path.join("") };
}

/** The stretches of dark modules in a row, from and to where they go. */
function strokesOf(row: readonly boolean[]): [number, number][] {
  const edges = [...row, false].flatMap((dark, x) => (dark === (row[x - 1] ?? false) ? [] : [x]));
  return Array.from({ length: edges.length / 2 }, (_, k) => [edges[2 * k] ?? 0, edges[2 * k + 1] ?? 0]);
}

/** The link of this moment as a QR code, for a phone in front of a projector. */
class PpShareCode extends withProperties(ThrottledView, {
  /** Whether what is only looked at is left out. */
  isShort: false,
}) {
  readonly #codes = [new LazyController(this, link), new LazyController(this, parameters)];

  protected override willUpdate(): void {
    for (const code of this.#codes) code.load();
  }

  protected override render(): unknown {
    const { frame } = this;
    if (!frame) return nothing;
    if (!link.module || !parameters.module) return this.#codes.map((code) => code.failure(this.words));
    const say = this.say(shareCode);
    if (!linkTargetOf(this).own) return html`<p role="status">${say.noAddress}</p>`;
    if (isFile()) return html`<p role="status">${say.hereOnly}</p>`;
    const state = askedState(this.dispatch, whole(frame.state));
    const [long, short] = [this.#linkOf(state), this.#linkOf(problemAlone(state))];
    const href = this.isShort ? short : long;
    if (href !== null && href.length <= mostCoded) return this.#code(href, qrOf(href));
    if (short !== null && short.length <= mostCoded) return this.#shorten(long);
    return html`<p role="status">${long === null ? say.noLink : say.tooLong({ characters: long.length, most: mostCoded })}</p>`;
  }

  #linkOf(state: PlaygroundState): string | null {
    const { module: links } = link;
    const { module: written } = parameters;
    return links && written && links.linkOf(state, linkTargetOf(this).target, written);
  }

  #code(href: string, modules: QrModules): TemplateResult {
    const say = this.say(shareCode);
    const drawn = picture(modules, say.alternative({ address: href }));
    return html`
      <p>${this.isShort ? say.shortened : say.intro}</p>
      ${drawn}
      <button type="button" class="pp-button" @click=${this.#enlarge}>${say.enlarge}</button>
      <dialog class="pp-code-large" aria-label=${say.alternative({ address: href })} @keydown=${this.#keepEscape} @click=${this.#close}>
        ${drawn}
        <button type="button" class="pp-button">${say.close}</button>
      </dialog>
    `;
  }

  #shorten(long: string | null): TemplateResult {
    const say = this.say(shareCode);
    const shorten = (): void => {
      this.isShort = true;
    };
    return html`
      <p role="status">${long === null ? say.noLink : say.tooLong({ characters: long.length, most: mostCoded })}</p>
      <button type="button" class="pp-button" @click=${shorten}>${say.shorter}</button>
    `;
  }

  readonly #enlarge = (): void => this.querySelector("dialog")?.showModal();
  readonly #close = (): void => this.querySelector("dialog")?.close();

  /** Escape closes the large code, and not the panel too. */
  readonly #keepEscape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    this.#close();
  };
}

/** A state without what is only looked at. */
function problemAlone(state: PlaygroundState): PlaygroundState {
  const { heading, lesson, course, quiz } = state.ui;
  return { ...state, visit: 0, view: null, ui: { ...defaultUi, heading, lesson, course, quiz } };
}

/** The code on white, with the margin that scanners need. */
function picture({ size, path }: QrModules, alternative: string): TemplateResult {
  return svg`<svg class="pp-code" viewBox="0 0 ${size} ${size}" role="img" aria-label=${alternative} shape-rendering="crispEdges">
    <rect width=${size} height=${size} fill="#fff"></rect>
    <path d=${path} fill="#000"></path>
  </svg>`;
}

define("pp-share-code", PpShareCode);

export const styles: PartView["styles"] = [codeCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-share-code .frame=${frame} .dispatch=${dispatch}></pp-share-code>`;
