import type { loading as loadingEnglish, lock as lockEnglish, page as pageEnglish } from "../../en/page/page.js";
import type { Translation } from "../../room.js";

export const loading: Translation<typeof loadingEnglish> = {
  loading: "Lädt …",
  slow: "Das dauert länger als gewöhnlich.",
  failed: "Dieser Teil konnte nicht geladen werden.",
  updated:
    "Inzwischen gibt es eine neue Version des Playgrounds. Lade die Seite neu, um weiterzumachen: Deine Arbeit bleibt erhalten.",
  tryAgain: "Noch einmal",
  reload: "Neu laden",
};

export const lock = {
  locked: "Wer diese Seite erstellt hat, hat das hier gesperrt.",
} satisfies Translation<typeof lockEnglish>;

export const page: Translation<typeof pageEnglish> = {
  title: "Perceptron Playground",
  parts: {
    header: "Playground",
    setup: "Aufbau",
    bench: "Einstellungen",
    tools: "Werkzeuge",
    stage: "Zeichenfläche",
    transport: "Wiedergabe",
    verdict: "Trennbarkeit",
    story: "Erklärung",
  },
  skip: {
    stage: "Zur Zeichenfläche springen",
    transport: "Zur Wiedergabe springen",
    story: "Zur Erklärung springen",
  },
};
