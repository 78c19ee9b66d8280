import { html, nothing, type TemplateResult } from "lit";
import { modelFile } from "../../state/io/exports/hidden-session.js";
import { define } from "../../ui/controls/define.js";
import { share } from "../../words/generated/en/share.js";
import { AbortableTask } from "../shared/files/abortable-task.js";
import { type PartView, View } from "../shared/view.js";
import "../shared/files/pp-export.js";
import { type Lazy, lazy } from "../../engine/lazy.js";
import type { Words } from "../../state/document/notation/words.js";
import { scriptFile } from "../../state/io/algorithm/python/script.js";
import { citationFile } from "../../state/io/exports/citation/index.js";
import { type DataFormat, dataFile } from "../../state/io/exports/data/index.js";
import { type DescribedFacts, describedFacts } from "../../state/io/exports/described.js";
import type { Frame } from "../../state/runs/frame.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { takesDownloads } from "../../ui/files/saved-file.js";
import { described } from "../../words/generated/en/described.js";
import { shareFile } from "../../words/generated/en/shareFile.js";
import { whenLoaded } from "../shared/loading/loading.js";
import { linkNow } from "./link-target.js";
import { offlineFile } from "./pp-share-visits.js";
import "../shared/files/pp-save-state.js";
import "./embed/pp-share-embed.js";
import "./pp-share-gradebook.js";
import "./pp-share-visits.js";
import { describedIn } from "../shared/words/described.js";

/** What stands in a section of sharing as texts to be saved or copied. */

const formats: readonly DataFormat[] = ["csv", "json", "libsvm"];

function examples(dispatch: Dispatch, words: Words): TemplateResult {
  const say = words.room(share);
  return html`
    <p>${say.examples}</p>
    ${formats.map((format) => {
      const make = () => dataFile(dispatch.now(), format);
      return html`<pp-export format=${say.formats[format]} what="examples" .words=${words} .make=${make}></pp-export>`;
    })}
  `;
}

function pythonScript(dispatch: Dispatch, words: Words): TemplateResult {
  const say = words.room(share);
  const make = async (part: Node) => {
    const frame = dispatch.now();
    const title = words.room(described).run(describedIn(describedFacts(frame, "lead"), words));
    return scriptFile(frame, title, await linkNow(part, frame.state, dispatch));
  };
  return html`
    <p>${say.python}</p>
    <pp-export format=${say.formats.python} what="run" .words=${words} .make=${make}></pp-export>
  `;
}

function citation(dispatch: Dispatch, words: Words): TemplateResult {
  const say = words.room(share);
  const made = async (format: "bibtex" | "plain", part: Node) => {
    const frame = dispatch.now();
    const link = await linkNow(part, frame.state, dispatch);
    const { citation, moment } = words.room(described);
    const say = { citation, moment: (facts: DescribedFacts) => moment(describedIn(facts, words)) };
    return citationFile(frame, format, link, new Date(), say);
  };
  return html`
    <p>${say.citation}</p>
    ${(["bibtex", "plain"] as const).map(
      (format) =>
        html`<pp-export format=${say.formats[format]} what="citation" .words=${words} .make=${(part: Node) => made(format, part)}></pp-export>`,
    )}
  `;
}

export interface Section {
  readonly name: string;
  /** What stands on what opens it. */
  label(words: Words): string;
  /** @param host The playground it is shown in; null in none. */
  render(frame: Frame | null, dispatch: Dispatch, words: Words, host: HTMLElement | null): unknown;
  /** Whether there is anything to it in this playground; without it there always is. */
  shown?(host: HTMLElement | null): boolean;
}

const named = (name: keyof typeof share.english.sections): Pick<Section, "name" | "label"> => ({
  name,
  label: (words) => words.room(share).sections[name],
});

const code: Lazy<PartView> = lazy(() => import("./code/index.js"));

/** The registration of the sections of sharing: one row each, in their order. */
export const sections: readonly Section[] = [
  {
    ...named("code"),
    render: (frame, dispatch, words) => whenLoaded(code, words, ({ render }) => render(frame, dispatch)),
  },
  {
    ...named("file"),
    render: (_, dispatch, words) =>
      html`<p>${words.room(shareFile).intro}</p>
        <pp-save-state .dispatch=${dispatch}></pp-save-state>`,
  },
  {
    ...named("embed"),
    render: (frame, dispatch) =>
      html`<pp-share-embed class="pp-stack" .frame=${frame} .dispatch=${dispatch}></pp-share-embed>`,
  },
  {
    ...named("gradebook"),
    render: (frame, dispatch) =>
      html`<pp-share-gradebook class="pp-stack" .frame=${frame} .dispatch=${dispatch}></pp-share-gradebook>`,
    shown: (host) => offlineFile(host) !== null,
  },
  { ...named("data"), render: (_, dispatch, words) => examples(dispatch, words) },
  {
    ...named("visits"),
    render: (frame, dispatch) => html`<pp-share-visits .frame=${frame} .dispatch=${dispatch}></pp-share-visits>`,
  },
  {
    ...named("model"),
    render: (frame, dispatch) => html`<pp-share-model .frame=${frame} .dispatch=${dispatch}></pp-share-model>`,
  },
  { ...named("worksheet"), render: (_, dispatch, words) => worksheet(dispatch, words) },
  { ...named("python"), render: (_, dispatch, words) => pythonScript(dispatch, words) },
  { ...named("cite"), render: (_, dispatch, words) => citation(dispatch, words) },
  {
    ...named("offline"),
    render: (_, __, words, host) => offline(offlineFile(host) ?? "", words),
    shown: (host) => offlineFile(host) !== null,
  },
];

/** The way to the dialogue with the sheet. */
function worksheet(dispatch: Dispatch, words: Words): TemplateResult {
  const say = words.room(share);
  const open = (): void => dispatch({ type: "set-ui", ui: { worksheet: "page", share: false } });
  return html`
    <p>${say.worksheet}</p>
    <button type="button" class="pp-button" @click=${open}>${say.makeWorksheet}</button>
  `;
}

/** The playground itself, to be taken where there is no network. @param file Its address. */
function offline(file: string, words: Words): TemplateResult {
  const say = words.room(share);
  return html`
    <p>${say.offline}</p>
    <div class="pp-row">
      <a class="pp-button" href=${file} download>${say.download}</a>
    </div>
    ${takesDownloads() ? nothing : inTab(file, words)}
    <p>${say.notInside}</p>
  `;
}

function inTab(address: string, words: Words): TemplateResult {
  const say = words.room(share);
  return html`
    <p>${say.mayBlock}</p>
    <pp-copy noun=${say.address} named .words=${words} .text=${address}></pp-copy>
  `;
}

/** What predicts at the moment shown, of the lead, as a file. */
class PpShareModel extends View {
  readonly #making = new AbortableTask(this, { outlives: true });

  protected override render(): unknown {
    const say = this.say(share);
    const make = () => this.#making.begin((signal, tell) => modelFile(this.dispatch.now(), signal, tell));
    return html`
      <p>${say.model}</p>
      <pp-export format=${say.formats.json} what="model" .words=${this.words} .make=${make}></pp-export>
      ${this.#making.bar(say.makingModel, this.words)}
    `;
  }
}

define("pp-share-model", PpShareModel);
