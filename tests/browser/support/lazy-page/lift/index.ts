import { noun } from "../noun.js";

export const describe = (): string => `The ${noun} in three dimensions.`;
