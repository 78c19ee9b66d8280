import { grammarOf } from "./grammar.js";

export const { decimal, number, count, fixed, plural, list, either } = grammarOf("de", ",");
