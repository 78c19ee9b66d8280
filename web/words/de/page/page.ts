import type { page as english } from "../../en/page/page.js";
import type { Translation } from "../../room.js";

export const page: Translation<typeof english> = {
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
