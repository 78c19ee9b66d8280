import { grammarOf } from "./grammar.js";

/** British lists have no comma before "and". */
export const { number, count, plural, list, either } = grammarOf("en-GB", ".");
