import type { picture as pictureEnglish } from "../../en/stage/picture.js";
import { count, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

export const picture: Translation<typeof pictureEnglish> = {
  title: "Bild oder Animation",
  noStage: "Diese Beispiele sind Texte, es gibt also nichts zu zeichnen.",
  intro: "Die Zeichenfläche, wie sie gerade ist, in dieser Größe und diesen Farben.",
  stage: "Zeichenfläche",
  tikzLimit: (examples) =>
    plural(examples, {
      one: "TikZ kann höchstens # Beispiel zeichnen.",
      other: "TikZ kann höchstens # Beispiele zeichnen.",
    }),
  tikzByPoints: "TikZ zeigt die Grenze, aber nicht die Tönung, die Punkt für Punkt aus Vorhersagen entsteht.",
  animation: "Animation",
  first: "Von Schritt",
  last: "bis Schritt",
  pace: "Bilder pro Sekunde",
  fewer: (frames, visits) => `${count(frames)} Bilder für ${count(visits)} Schritte.`,
  making: "Die Animation wird erstellt",
};
