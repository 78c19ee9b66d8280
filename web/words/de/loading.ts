import type { loading as english } from "../en/loading.js";
import type { Translation } from "../room.js";

export const loading: Translation<typeof english> = {
  loading: "Lädt …",
  failed: "Dieser Teil konnte nicht geladen werden.",
  updated:
    "Seit du diese Seite geöffnet hast, ist eine neue Fassung erschienen. Lade sie neu, um weiterzumachen: Deine Arbeit bleibt erhalten.",
  tryAgain: "Noch einmal",
  reload: "Neu laden",
};
