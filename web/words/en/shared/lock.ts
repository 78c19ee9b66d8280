import { room } from "../../room.js";

/** What an embedding page has locked. */
export const lock = room("lock", {
  locked: "The author of this page has locked this.",
});
