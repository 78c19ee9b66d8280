import { html } from "lit";
import type { Frame } from "../../state/frame.js";
import type { Dispatch } from "../../state/intent.js";
import type { Words } from "../../state/words.js";
import { share } from "../../words/en/share/share.js";
import { citation, examples, pythonScript } from "./exports.js";
import { offline } from "./offline.js";
import { offlineFile } from "./offline-file.js";
import { worksheet } from "./worksheet.js";
import "./embed/pp-share-embed.js";
import "./file/pp-share-file.js";
import "./link/pp-share-link.js";
import "./pp-share-visits.js";

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

/** The registration of the sections of sharing: one row each, in their order; the first is open. */
export const sections: readonly Section[] = [
  {
    ...named("link"),
    render: (frame, dispatch) => html`<pp-share-link .frame=${frame} .dispatch=${dispatch}></pp-share-link>`,
  },
  {
    ...named("embed"),
    render: (frame, dispatch) => html`<pp-share-embed .frame=${frame} .dispatch=${dispatch}></pp-share-embed>`,
  },
  {
    ...named("file"),
    render: (frame, dispatch) => html`<pp-share-file .frame=${frame} .dispatch=${dispatch}></pp-share-file>`,
  },
  { ...named("data"), render: (_, dispatch, words) => examples(dispatch, words) },
  {
    ...named("visits"),
    render: (frame, dispatch) => html`<pp-share-visits .frame=${frame} .dispatch=${dispatch}></pp-share-visits>`,
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
