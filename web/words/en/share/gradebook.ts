import type { ContentKind } from "../../../state/course/gradebook/content.js";
import type { Standard } from "../../../state/course/gradebook/package.js";
import { room } from "../../room.js";

const kinds: Readonly<Record<ContentKind, string>> = {
  moment: "This moment, without a score",
  lesson: "A lesson",
  unit: "A unit",
  path: "A path",
  practice: "A practice set of ten questions",
  course: "The course that is open",
};

const standards: Readonly<Record<Standard, string>> = {
  "scorm-1.2": "SCORM 1.2",
  "scorm-2004": "SCORM 2004, 4th edition",
  cmi5: "cmi5",
};

/** The package that a learning system reads, and the page in it. */
export const gradebook = room("share.gradebook", {
  intro:
    "A zip file to upload to Moodle, Canvas or another learning system. It needs no server, and reports each student’s score.",
  kind: "What it opens",
  kinds,
  which: "Which",
  /** What to choose for the system. */
  standard: "Format",
  standards,
  passMark: "Pass mark (%)",
  tries: "Tries that count (0: any number)",
  mayLeaveOut: "Students may skip questions and see solutions",
  trust: "Scores are computed in each student’s browser. Use them for practice, not for an exam.",
  make: "Save the package",
  /** A file of HTML, for a stick or a drive. */
  makeFile: "Save this course as one HTML file",
  aboutFile: "It opens the course by double-click, without internet. Nothing is graded.",
  making: "Making the package",
  notLoaded: "Part of the package could not be loaded. Check the connection and try again.",
  /** The page in the package, on its own. */
  alone: "No learning system is listening, so nothing is graded. You can still work on it.",
  refused: "The learning system did not take your last result. Tell your teacher, and keep this page open.",
  unread: "Your earlier work could not be read, so you start again.",
  description: "An interactive lesson about the perceptron, with questions that are scored.",
  title: (what: string): string => `Perceptron: ${what}`,
  moment: "Perceptron Playground",
});
