import type { embed as english } from "../../en/page/embed.js";
import type { Translation } from "../../room.js";

export const embed: Translation<typeof english> = {
  open: "Im Playground öffnen",
};
