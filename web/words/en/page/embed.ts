import { room } from "../../room.js";

/** A figure in another page. */
export const embed = room("embed", {
  open: "Open in the playground",
});
