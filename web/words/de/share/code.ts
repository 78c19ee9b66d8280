import type { shareCode as english } from "../../en/share/code.js";
import { count } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

export const shareCode: Translation<typeof english> = {
  intro: "Richte die Kamera eines Handys darauf. Der Code öffnet dasselbe wie der Link.",
  hereOnly:
    "Diese Seite ist eine Datei auf diesem Computer, ein Handy kann sie nicht öffnen. Stell den Playground zuerst auf einen Webserver.",
  noAddress: "Diese Seite liest ihre Adresse nicht, also führt kein Code zu ihr. Kopiere den Zustand weiter oben.",
  alternative: (address) => `QR-Code des Links ${address}`,
  enlarge: "Vergrößern",
  close: "Schließen",
  tooLong: (characters, most) =>
    `Der Link hat ${count(characters)} Zeichen. Ein Handy liest einen Code gut bis höchstens ${count(most)} Zeichen. Mit weniger Beispielen wird er kürzer, und Beispieldaten brauchen nur wenige Zeichen. In eine Datei passt alles.`,
  noLink: "Für einen Link ist das zu viel. In eine Datei passt alles.",
  shorter: "Offene Ansichten, Zoom und Schritt weglassen",
  shortened: "Dieser Code lässt offene Ansichten, den Zoom und den Schritt weg.",
};
