import { noun } from "../noun.js";

export const tell = (): string => `Once upon a ${noun}.`;
