import { grammarOf } from "./grammar.js";

export const { number, count, fixed, plural, list, either } = grammarOf("de", ",");
