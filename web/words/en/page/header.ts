import { room } from "../../room.js";

/** The bar at the top. */
export const header = room("header", {
  title: "Perceptron Playground",
  lessons: "Lessons",
  open: "Open",
  share: "Share",
  present: "Present",
  presentHint: "Show it large, for a lecture hall. Escape leaves.",
  preferences: "Preferences",
  help: "Help",
  close: "Close",
});
