import type { loading as english } from "../en/loading.js";
import type { Translation } from "../room.js";

export const loading: Translation<typeof english> = {
  loading: "Lädt …",
  slow: "Das dauert länger als gewöhnlich.",
  failed: "Dieser Teil konnte nicht geladen werden.",
  updated:
    "Inzwischen gibt es eine neue Version des Playgrounds. Lade die Seite neu, um weiterzumachen: Deine Arbeit bleibt erhalten.",
  tryAgain: "Noch einmal",
  reload: "Neu laden",
};
