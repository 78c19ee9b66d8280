import { wordsOf } from "../../language.js";
import { german } from "../german.js";

export const words = wordsOf(german);
