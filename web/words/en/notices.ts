import { room } from "../room.js";

/** What went wrong or is worth knowing, at the foot of the page. */
export const notices = room("notices", {
  kinds: { info: "Note", warning: "Warning", error: "Error" },
  dismiss: "Dismiss",
});
