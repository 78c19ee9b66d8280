import { notationChoice } from "../../shared/controls/notation-choice.js";
import type { PreferenceRow } from "./row.js";

export const notation: PreferenceRow = ({ frame, dispatch }) => notationChoice("pp-preferred", frame, dispatch);
