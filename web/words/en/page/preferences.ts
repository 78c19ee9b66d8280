import { room } from "../../room.js";

/** What a reader sets for themselves: the panel, one row a preference. */
export const preferences = room("preferences", {
  title: "Preferences",
  close: "Close",
  theme: "Theme",
  themes: { auto: "Auto", light: "Light", dark: "Dark", projector: "Projector" },
  language: "Language",
  textSize: "Text size",
  textSizes: { normal: "Normal", large: "Large", larger: "Larger", largest: "Largest" },
  motion: "Motion",
  motions: { auto: "System", reduced: "Reduced", full: "Full" },
  sound: "Play sounds",
  soundHint:
    "Each visit has a tone. It is high if the example is far on the correct side, low if it is far on the wrong side, and x₁ moves it from left to right. A mistake buzzes, convergence rings, and a press clicks.",
  speech: "Speak",
  speechHint: "The browser reads aloud what changes, and what it reads about is outlined. Ctrl silences it.",
  noSpeech: "This browser can’t speak. Your screen reader reads the same sentences.",
  noVoice: "Your browser has no voices. Install one in the settings of your system, then reload this page.",
  /** @param voice the language of the voice there is, as a tag. */
  otherVoice: (voice: string): string =>
    `Your browser has no voice for this language, so it uses one for “${voice}”. Install one in the settings of your system.`,
  kept: "Your browser keeps text size, motion, sound and speech for your next visit. Links don’t contain them.",
});
