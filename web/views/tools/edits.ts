import type { TemplateResult } from "lit";
import { holds } from "../../state/document/lock.js";
import type { Dispatch } from "../../state/intent.js";
import type { Reading } from "../shared/reading.js";
import { buttonRow } from "./button-row.js";
import { editIcons } from "./icons.js";

type Edit = keyof typeof editIcons;
type Editable = Reading<"canUndo" | "canRedo" | "examples" | "state.ui.lock">;

const can: Readonly<Record<Edit, (frame: Editable) => boolean>> = {
  undo: ({ canUndo }) => canUndo,
  redo: ({ canRedo }) => canRedo,
  clear: ({ examples, state }) => examples.count > 0 && !holds(state.ui.lock, "data"),
};

const NAMES: Readonly<Record<Edit, string>> = { undo: "Undo", redo: "Redo", clear: "Clear" };

/** What takes edits back. A press acts on what there is at its moment: the one before it need not be painted yet. */
export function edits(frame: Editable, dispatch: Dispatch): TemplateResult {
  return buttonRow(
    "Edits",
    (Object.keys(NAMES) as readonly Edit[]).map((type) => ({
      name: NAMES[type],
      icon: editIcons[type],
      enabled: can[type](frame),
      press: () => dispatch((now) => (can[type](now) ? { type } : null)),
    })),
  );
}
