import { html, nothing, type TemplateResult } from "lit";
import { describedFacts } from "../../../state/exports/described.js";
import { fileName } from "../../../state/exports/file-name.js";
import { mostPictures } from "../../../state/exports/limits.js";
import { svgOf, tikzOf } from "../../../state/exports/picture/index.js";
import type { TextFile } from "../../../state/exports/text-file.js";
import type { PaneView } from "../../../state/frame.js";
import { described } from "../../../words/en/described.js";
import { picture } from "../../../words/en/stage/picture.js";
import { readTheme } from "../../shared/canvas/colors.js";
import { FULL_GLYPHS } from "../../shared/canvas/glyphs.js";
import { selectField } from "../../shared/controls/controls.js";
import { define } from "../../shared/controls/define.js";
import { numberField } from "../../shared/controls/number-field.js";
import { exportCss } from "../../shared/files/export.css.js";
import "../../shared/files/pp-export.js";
import { AbortableTask } from "../../shared/files/abortable-task.js";
import type { PixelFile } from "../../shared/files/pp-export.js";
import { type PartView, viewOf } from "../../shared/view.js";
import { answersCode, type PpStage, predictionsCode } from "../pp-stage.js";
import { filmed } from "./filmed.js";
import { recorded } from "./recorded.js";
import { Easel, paperOf, sceneOf, type View } from "./scene.js";

/** What draws all that the stage may show. */
async function drawingCode() {
  const [predictions, answers] = await Promise.all([predictionsCode.load(), answersCode.load()]);
  return { predictions, answers };
}

/** Device pixels per pixel: sharp on every screen. */
const PNG_RATIO = 2;

/** The stage as a picture: as a drawing, as pixels, or moving. */
class PpPicture extends viewOf(["panes", "lead", "playback.visit", "playback.frontier", "examples"]) {
  static override properties = {
    ...super.properties,
    chosen: { state: true },
    first: { state: true },
    last: { state: true },
    pace: { state: true },
  };

  /** Which of several stages. */
  declare private chosen: number;
  /** Of the animation, in visits made; null: as on the page. */
  declare private first: number;
  declare private last: number | null;
  /** Pictures a second. */
  declare private pace: number;

  readonly #filming = new AbortableTask(this);

  constructor() {
    super();
    this.chosen = 0;
    this.first = 0;
    this.last = null;
    this.pace = 4;
  }

  protected override render(): unknown {
    const { frame } = this;
    const say = this.say(picture);
    const stages = this.#stages();
    if (!frame || stages.length === 0) return html`<p>${say.noStage}</p>`;
    return html`
      <p>${say.intro}</p>
      ${stages.length > 1 ? this.#choice(stages) : nothing}
      <pp-export format="SVG" what="picture" .words=${this.words} .make=${() => this.#drawing("svg")}></pp-export>
      <pp-export format="PNG" what="picture" .words=${this.words} .make=${this.#pixels}></pp-export>
      ${this.#tikz(frame)}
      ${this.#animation(frame.playback.frontier)}
    `;
  }

  #tikz({ examples, panes }: NonNullable<this["frame"]>): TemplateResult {
    const say = this.say(picture);
    if (examples.count > FULL_GLYPHS) {
      return html`<p class="pp-hint">${say.tikzLimit(FULL_GLYPHS)}</p>`;
    }
    const byPoints = panes.some(({ regions }) => regions.kind === "field");
    return html`
      <pp-export format="TikZ" what="picture" .words=${this.words} .make=${() => this.#drawing("tex")}></pp-export>
      ${byPoints ? html`<p class="pp-hint">${say.tikzByPoints}</p>` : nothing}
    `;
  }

  #animation(frontier: number): TemplateResult {
    const say = this.say(picture);
    const last = this.last ?? frontier;
    const count = last - this.first + 1;
    return html`
      <h4>${say.animation}</h4>
      <div class="pp-flow pp-export-fields">
        ${this.#field("first", this.first, 1e15)} ${this.#field("last", last, 1e15)} ${this.#field("pace", this.pace, 50)}
      </div>
      ${count > mostPictures ? html`<p class="pp-hint">${say.fewer(mostPictures, count)}</p>` : nothing}
      <pp-export format="GIF" what="animation" .words=${this.words} .make=${() => this.#film(last)}></pp-export>
      ${this.#filming.bar(say.making, this.words)}
    `;
  }

  #field(which: "first" | "last" | "pace", value: number, max: number): TemplateResult {
    const label = this.say(picture)[which];
    return numberField({
      words: this.words,
      id: `pp-picture-${which}`,
      label,
      value,
      rule: { name: label, min: which === "pace" ? 1 : 0, max, whole: true },
      step: 1,
      commit: (number) => {
        this[which] = number;
      },
    });
  }

  #choice(stages: readonly PpStage[]): TemplateResult {
    return selectField({
      id: "pp-picture-stage",
      label: this.say(picture).stage,
      choices: stages.map(({ label }, place) => ({ value: String(place), title: label ?? "" })),
      value: String(this.chosen),
      choose: (place) => {
        this.chosen = Number(place);
      },
    });
  }

  #stages(): readonly PpStage[] {
    return [...(this.getRootNode() as Document | ShadowRoot).querySelectorAll<PpStage>("pp-stage")];
  }

  /** The stage that is drawn, and what it shows: drawn anew at its size. */
  #stage(): { readonly stage: PpStage; readonly pane: PaneView; readonly view: View } | null {
    const stages = this.#stages();
    const stage = stages[this.chosen] ?? stages[0];
    const { pane = null, projection = null } = stage ?? {};
    const surface = stage?.querySelector(".pp-stage-surface")?.getBoundingClientRect();
    const probe = stage?.querySelector<HTMLElement>(".pp-probe");
    if (!stage || !pane || !projection || !surface || !probe) return null;
    const { width, height } = surface;
    return { stage, pane, view: { window: projection.window, width, height, theme: readTheme(probe) } };
  }

  async #drawing(ending: "svg" | "tex"): Promise<TextFile | null> {
    const code = await drawingCode();
    const shown = this.#stage();
    if (!shown?.stage.frame) return null;
    const drawn = recorded(shown.stage.frame, shown.pane, shown.view, code);
    const now = this.dispatch.now();
    const [write, type] = ending === "svg" ? [svgOf, "image/svg+xml"] : [tikzOf, "application/x-tex"];
    return {
      name: this.#name(ending),
      type,
      text: write(drawn, this.say(described).moment(describedFacts(now, "all"))),
    };
  }

  readonly #pixels = async (): Promise<PixelFile | null> => {
    const code = await drawingCode();
    const shown = this.#stage();
    if (!shown?.stage.frame) return null;
    const paper = paperOf(shown.view, PNG_RATIO);
    const canvas = new Easel().paint(sceneOf(shown.stage.frame, shown.pane, paper, code));
    const pixels = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    return pixels && { name: this.#name("png"), pixels };
  };

  async #film(last: number): Promise<PixelFile | null> {
    const code = await drawingCode();
    const shown = this.#stage();
    if (!shown) return null;
    const place = this.frame?.panes.length === 1 ? 0 : this.dispatch.now().panes.indexOf(shown.pane);
    const { first, pace } = this;
    const script = { first: Math.min(first, last), last: Math.max(first, last), pace, pane: Math.max(0, place) };
    const pixels = await this.#filming.begin((signal, tell) =>
      filmed(this.dispatch.now(), shown.view, script, code, signal, tell),
    );
    return (
      pixels && { name: fileName(this.dispatch.now().state, `visits-${script.first}-to-${script.last}`, "gif"), pixels }
    );
  }

  #name(ending: string): string {
    const { state, playback } = this.dispatch.now();
    return fileName(state, `visit-${playback.visit}`, ending);
  }
}

define("pp-picture", PpPicture);

export const styles: PartView["styles"] = [exportCss];

export const render: PartView["render"] = (frame, dispatch) =>
  html`<pp-picture .frame=${frame} .dispatch=${dispatch}></pp-picture>`;
