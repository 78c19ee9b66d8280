import { html } from "lit";
import { type Lazy, lazy } from "../../engine/lazy.js";
import type { Frame } from "../../state/frame.js";
import type { Dispatch } from "../../state/intent.js";
import type { Words } from "../../state/words.js";
import { shareFile } from "../../words/en/share/file.js";
import { share } from "../../words/en/share/share.js";
import "../shared/files/pp-save-state.js";
import { whenLoaded } from "../shared/loading/when-loaded.js";
import type { PartView } from "../shared/view.js";
import { citation, examples, pythonScript } from "./exports.js";
import { offline } from "./offline.js";
import { offlineFile } from "./offline-file.js";
import { worksheet } from "./worksheet.js";
import "./embed/pp-share-embed.js";
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
    render: (frame, dispatch) => html`<pp-share-embed .frame=${frame} .dispatch=${dispatch}></pp-share-embed>`,
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
