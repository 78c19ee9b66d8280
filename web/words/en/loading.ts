import { room } from "../room.js";

/** In the place of what loads, and of what could not be loaded. */
export const loading = room("loading", {
  loading: "Loading …",
  slow: "This is taking longer than usual.",
  failed: "This part could not be loaded.",
  updated: "The playground has been updated since you opened this page. Reload it to go on: your work is kept.",
  tryAgain: "Try again",
  reload: "Reload",
});
