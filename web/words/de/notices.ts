import type { notices as english } from "../en/notices.js";
import type { Translation } from "../room.js";

export const notices: Translation<typeof english> = {
  kinds: { info: "Hinweis", warning: "Warnung", error: "Fehler" },
  dismiss: "Schließen",
};
