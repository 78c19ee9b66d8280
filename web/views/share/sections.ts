import { html } from "lit";
import type { Frame } from "../../state/frame.js";
import type { Dispatch } from "../../state/intent.js";
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
  readonly label: string;
  /** @param host The playground it is shown in; null in none. */
  render(frame: Frame | null, dispatch: Dispatch, host: HTMLElement | null): unknown;
  /** Whether there is anything to it in this playground; without it there always is. */
  shown?(host: HTMLElement | null): boolean;
}

/** The registration of the sections of sharing: one row each, in their order; the first is open. */
export const sections: readonly Section[] = [
  {
    name: "link",
    label: "Link",
    render: (frame, dispatch) => html`<pp-share-link .frame=${frame} .dispatch=${dispatch}></pp-share-link>`,
  },
  {
    name: "embed",
    label: "Embed",
    render: (frame, dispatch) => html`<pp-share-embed .frame=${frame} .dispatch=${dispatch}></pp-share-embed>`,
  },
  {
    name: "file",
    label: "Save or open a file, start afresh",
    render: (frame, dispatch) => html`<pp-share-file .frame=${frame} .dispatch=${dispatch}></pp-share-file>`,
  },
  { name: "data", label: "Examples", render: (_, dispatch) => examples(dispatch) },
  {
    name: "visits",
    label: "Visits",
    render: (frame, dispatch) => html`<pp-share-visits .frame=${frame} .dispatch=${dispatch}></pp-share-visits>`,
  },
  { name: "worksheet", label: "Worksheet", render: (_, dispatch) => worksheet(dispatch) },
  { name: "python", label: "Python script", render: (_, dispatch) => pythonScript(dispatch) },
  { name: "cite", label: "Citation", render: (_, dispatch) => citation(dispatch) },
  {
    name: "offline",
    label: "Use it without a network",
    render: (_, __, host) => offline(offlineFile(host) ?? ""),
    shown: (host) => offlineFile(host) !== null,
  },
];
