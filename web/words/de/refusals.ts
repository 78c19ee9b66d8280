import { refusalPlaces } from "../generated/de/refusalPlaces.js";
import { refusalSentences } from "../generated/de/refusalSentences.js";
import { translatedRefusals } from "../translated-refusals.js";

export const refusals = translatedRefusals(refusalSentences, refusalPlaces);
