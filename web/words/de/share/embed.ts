import type { shareEmbed as english } from "../../en/share/embed.js";
import { list } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

const areas = {
  header: "Kopfzeile",
  setup: "Aufbau",
  tools: "Werkzeuge",
  stage: "Zeichenfläche",
  transport: "Wiedergabe",
  verdict: "Trennbarkeit",
  story: "Erklärung",
  drawer: "Ansichten",
};

export const shareEmbed: Translation<typeof english> = {
  title: "Perceptron Playground",
  compact: "Kompakt: nur die Zeichenfläche, die Wiedergabe und eine Zeile der Erklärung",
  hide: "Ausblenden",
  header: "Titel und Knöpfe",
  lock: "Sperren",
  locks: {
    setup: "Alle Einstellungen",
    data: "Daten",
    features: "Merkmale",
    scaling: "Skalierung",
    bias: "Bias",
    learner: "Verfahren",
    initial: "Startgewichte",
    order: "Reihenfolge",
    "max-epochs": "Max. Epochen",
    split: "Testbeispiele",
    notation: "Schreibweise von Label und Bias",
    transport: "Gezeigter Schritt",
  },
  size: "Größe",
  sizes: {
    text: "Textbreite × 480",
    large: "Textbreite × 720",
    figure: "640 × 480",
    phone: "360 × 560",
  },
  theme: "Design",
  themes: { auto: "Wie im System", light: "Hell", dark: "Dunkel" },

  areas,
  preview: (shown) => `Die Abbildung zeigt: ${list(shown.map((area) => areas[area]))}.`,

  iframe: "iframe",
  markdown: "Markdown",
  element: "Element",
  noAddress: "Dafür gibt es keinen Link: Er wäre zu lang, oder diese Seite liest ihre Adresse nicht.",
  noElement: "Hier gibt es kein Element zum Kopieren: Seine Attribute können nicht alles davon ausdrücken.",
  isFile:
    "Diese Seite ist eine Datei auf diesem Computer, also kann keine andere Seite sie zeigen. Leg sie auf einen Webserver, öffne sie dort und kopiere den Code dann.",
};
