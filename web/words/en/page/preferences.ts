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
  kept: "Your browser keeps text size, motion and sound for your next visit. Links don’t contain them.",
});
