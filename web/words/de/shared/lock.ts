import type { lock as english } from "../../en/shared/lock.js";
import type { Translation } from "../../room.js";

export const lock = {
  locked: "Wer diese Seite erstellt hat, hat das hier gesperrt.",
} satisfies Translation<typeof english>;
