import { defaultState } from "../state/document/defaults.js";
import { fields, ui } from "../state/document/schema.js";
import { settings, viewUi } from "../state/document/settings.js";
import { at } from "../state/learners/settings.js";
import type { Row } from "./parameters.js";
import { valuesOf } from "./values.js";
import { settingWords } from "./words.js";

/** The fields of the state as JSON, but for those that are the reader's own. */
export const stateFields: readonly Row[] = [
  ...Object.keys(settings).map((name) => rowOf(name, name)),
  ...Object.keys(viewUi).map((name) => rowOf(`ui.${name}`, name)),
];

function rowOf(path: string, name: string): Row {
  const schema = (name in fields && fields[name as keyof typeof fields]) || ui.entries[name as keyof typeof ui.entries];
  const value = at(defaultState, path);
  return {
    name: path,
    // Of learners each setting has a row of its own.
    values: name === "learners" ? "a list of { kind, … } with the settings of learners above" : valuesOf(schema),
    default: value === undefined ? "" : JSON.stringify(value),
    is: settingWords[name as keyof typeof settingWords].is,
  };
}
