import type { guide as english } from "../../en/shared/guide.js";
import type { Translation } from "../../room.js";

export const guide: Translation<typeof english> = {
  leave: "Beenden",
  next: "nächstes",
};
