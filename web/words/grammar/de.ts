import { grammarOf } from "./grammar.js";

export const { decimal, number, count, fixed, category, plural, list, either } = grammarOf("de", ",");
