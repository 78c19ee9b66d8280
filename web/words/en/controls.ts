import { room } from "../room.js";

/** What all controls say alike. */
export const controls = room("controls", {
  locked: "The author of this page has locked this.",
});
