import type { companion as english } from "../../en/page/companion.js";
import type { Translation } from "../../room.js";

export const companion: Translation<typeof english> = {
  divider: "Trenner zwischen Zeichenfläche und Ansicht",
  dividerHelp: "Ziehen oder mit den Pfeiltasten verschieben. Ein Doppelklick teilt in zwei Hälften.",
  dockBelow: "Unter die Zeichenfläche",
  dockBeside: "Neben die Zeichenfläche",
  enlargeStage: "Zeichenfläche vergrößern",
  enlargeView: "Ansicht vergrößern",
  both: "Beide zeigen",
  close: "Schließen",
};
