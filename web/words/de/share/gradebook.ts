import type { gradebook as english } from "../../en/share/gradebook.js";
import type { Translation } from "../../room.js";

export const gradebook: Translation<typeof english> = {
  intro:
    "Eine Zip-Datei für Moodle, Canvas oder eine andere Lernplattform. Sie braucht keinen Server und meldet die Punkte jeder Person.",
  kind: "Was sie öffnet",
  kinds: {
    moment: "Dieser Moment, ohne Punkte",
    lesson: "Eine Lektion",
    unit: "Eine Einheit",
    path: "Ein Weg durch den Kurs",
    practice: "Zehn Übungsfragen",
    course: "Der geöffnete Kurs",
  },
  which: "Welche",
  standard: "Format",
  standards: { "scorm-1.2": "SCORM 1.2", "scorm-2004": "SCORM 2004, 4. Ausgabe", cmi5: "cmi5" },
  passMark: "Bestanden ab (%)",
  tries: "Versuche, die zählen (0: beliebig viele)",
  mayLeaveOut: "Fragen dürfen übersprungen und Lösungen angesehen werden",
  trust: "Die Punkte werden im Browser der Lernenden berechnet. Nutze sie zum Üben, nicht für eine Prüfung.",
  make: "Paket speichern",
  makeFile: "Diesen Kurs als eine HTML-Datei speichern",
  aboutFile: "Sie öffnet den Kurs per Doppelklick, ohne Internet. Nichts wird bewertet.",
  making: "Paket wird erstellt",
  notLoaded: "Ein Teil des Pakets ließ sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.",
  alone: "Hier ist keine Lernplattform, also wird nichts bewertet. Du kannst trotzdem damit arbeiten.",
  refused:
    "Die Lernplattform hat dein letztes Ergebnis nicht angenommen. Sag es deiner Lehrperson und lass diese Seite offen.",
  unread: "Deine frühere Arbeit ließ sich nicht lesen, also fängst du von vorn an.",
  description: "Eine interaktive Lektion über das Perceptron, mit Fragen, die Punkte geben.",
  title: (what) => `Perceptron: ${what}`,
  moment: "Perceptron Playground",
};
