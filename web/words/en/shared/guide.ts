import { room } from "../../room.js";

/** What a lesson, a question and a challenge have in common. */
export const guide = room("guide", {
  leave: "Leave",
  /** On the stage, at the ring around the example that is visited next. */
  next: "next",
});
