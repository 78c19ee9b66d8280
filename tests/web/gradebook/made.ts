import type { Package } from "../../../web/state/course/gradebook/package.js";

/** A package of a lesson. */
export const made: Package = {
  standard: "scorm-1.2",
  title: "Perceptron: <w & x> “more”",
  description: 'The "rule"',
  language: "en",
  query: "?lesson=4&counts=4&pass-mark=75&keep=none",
  passMark: 75,
  course: null,
  said: { alone: "Alone </script>", refused: "Refused", over: "Over", back: "Back", unread: "Unread" },
};
