// What lessons may name.

/** @import * as Format from "../../lessons/format/index.js" */
/** @import { WasmEngine } from "../../lessons/format/index.js" */
/** @import { Destinations } from "./links.mjs" */
/** @import { LessonStyle } from "./lesson-style.mjs" */

/**
 * What lessons are held against.
 * @typedef {object} Context
 * @property {typeof Format} format
 * @property {WasmEngine} engine
 * @property {ReadonlySet<string>} places What may be highlighted.
 * @property {ReadonlySet<string>} checklist The ids that may be covered.
 * @property {Destinations["sources"]} sources
 * @property {Destinations["lessons"]} lessons
 * @property {ReadonlyMap<string, string>} terms Entries of the glossary, by the words in lower case that open them.
 * @property {LessonStyle} style
 */

export {};
