import { grammarOf } from "./grammar.js";

/** British lists have no comma before "and". */
export const { number, count, fixed, category, plural, list, either } = grammarOf("en-GB", ".");
