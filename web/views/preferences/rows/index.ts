import { language } from "./language.js";
import { motion } from "./motion.js";
import { notation } from "./notation.js";
import type { PreferenceRow } from "./row.js";
import { sound } from "./sound.js";
import { speech } from "./speech.js";
import { textSize } from "./text-size.js";
import { theme } from "./theme.js";

/**
 * The registration of preferences, in the order of the panel. Theme and notation are in links, and live in the state alone;
 * the language, and what `state/document/` names, are kept by the browser as well.
 */
export const rows: readonly PreferenceRow[] = [theme, language, textSize, motion, sound, speech, notation];
