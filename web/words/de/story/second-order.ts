import type { secondOrder as english } from "../../en/story/second-order.js";
import type { Translation } from "../../room.js";

export const secondOrder: Translation<typeof english> = {
  start: "Noch gab es keinen Fehler, darum sind für die Matrix S alle Richtungen gleich.",
  first: "Es ist der erste Fehler, darum geht das Update noch entlang des Beispiels.",
  moves: "Die Gewichte ändern sich entlang S·x statt x: weniger, wo sich die Fehler gleichen.",
  added: { added: "S·x addiert", subtracted: "S·x abgezogen" },
};
