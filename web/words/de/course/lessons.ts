import type { lessons as english } from "../../en/course/lessons.js";
import { plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

export const lessons: Translation<typeof english> = {
  label: "Lektion",
  loading: "Die Lektion wird geladen …",
  title: (number, title) => (number === null ? title : `Lektion ${number} · ${title}`),
  leave: "Lektion beenden",
  leaveHint: "Die Seite bleibt, wie sie ist",

  steps: "Abschnitte der Lektion",
  step: (step, heading, done) => (done ? `Abschnitt ${step}: ${heading}, fertig` : `Abschnitt ${step}: ${heading}`),
  task: (task, tasks) => `${task} von ${tasks}`,
  hint: "Tipp:",
  solution: "Lösung:",
  think: "Was nimmst du aus dieser Lektion mit? Sag es in einem Satz.",
  ours: "Unseren zeigen",
  remember: "Merk dir:",
  sources: "Quellen:",
  note: "Fußnote",
  noteBack: "Zurück zum Text",
  behind: "Du hast mehr als diesen Abschnitt rückgängig gemacht: Seine Beispiele sind nicht mehr auf der Seite.",
  again: "Zurückholen",
  varied:
    "Beispiele, Einstellungen oder Moment hier sind nicht die der Lektion. Was sie zu den eigenen fragt und sagt, fehlt hier.",
  asWritten: "Die der Lektion öffnen",
  show: "Zeigen",
  goOn: "Weiter",
  back: "Zurück",
  backHint: "Zurück ([)",
  next: "Weiter",
  nextLesson: "Nächste Lektion",
  skip: (open) => plural(open, { one: "# Frage überspringen", other: "# Fragen überspringen" }),
  nextHint: "Weiter (])",

  otherSite: [
    "Dieser Link öffnet einen Kurs von einer anderen Website:",
    ". Wenn du ihn öffnest, erfährt die andere Website deine IP-Adresse.",
  ],
  leadsOn: [
    "Dieser Link öffnet einen Kurs von einer anderen Website, denn diese Adresse leitet dorthin weiter:",
    ". Wenn du ihn öffnest, erfährt die andere Website deine IP-Adresse.",
  ],
  open: "Kurs öffnen",
  dontOpen: "Nicht öffnen",
};
