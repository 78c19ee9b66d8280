import { room } from "../../room.js";

/** The bar of a lecturer, in Present, and what lies over the page there. */
export const lecture = room("lecture", {
  bar: "Lecture",
  draw: "Draw",
  drawHint: "Show the tools and the brush",
  view: "View",
  noView: "Equation",
  more: "More",
  moreHint: "Prepared moments, predict first, pointer",
  predictFirst: "Predict first",
  predictFirstHint: "Each press of → or PageDown first asks about the next visit, and then makes it.",
  pointer: "Large pointer with a trail",
  alone: "Stage alone (+)",
  blank: "Blank page (B)",
  blanked: "The page is blank. Press any key to bring it back.",
  full: "Full screen (F)",
  moments: "Prepared moments",
  momentsHint: "PageDown goes through them. They are part of the link and of the saved file.",
  keep: "Keep this moment",
  writeOver: (place: number): string => `Write over moment ${place}`,
  tooMuch: "This moment holds too much data to be kept. Save it as a file instead.",
  /** Where the lecture is. */
  at: (place: number, count: number, name: string): string => `Moment ${place} of ${count}: ${name}`,
  momentName: (place: number): string => `Moment ${place}`,
  open: (place: number): string => `Show moment ${place}`,
  rename: (place: number): string => `Name of moment ${place}`,
  earlier: (place: number): string => `Move moment ${place} up`,
  remove: (place: number): string => `Remove moment ${place}`,
  /** To the room. Null: which example comes next is not known. */
  question: (example: number | null): string =>
    example === null
      ? "Another example comes next. What will be predicted? Is it a mistake?"
      : `Example ${example} comes next. What will be predicted? Is it a mistake?`,
});

export type LectureWords = typeof lecture.english;
