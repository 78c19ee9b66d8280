import type { DecimalMark, Delimiter, ModelMisfit } from "../../state/io/import/index.js";
import type { importing as english } from "../en/import.js";
import { count, list, number, plural } from "../grammar/de.js";
import type { Translation } from "../room.js";
import { type Sentences, sayFacts } from "../sentences.js";
import { countLabelled, examples, featuresDative } from "./nouns.js";

/** "3,7 kB" */
const size = (bytes: number): string => {
  if (bytes < 1000) return `${count(bytes)} Byte`;
  return bytes < 1e6
    ? `${number(Number((bytes / 1e3).toPrecision(2)))} kB`
    : `${number(Number((bytes / 1e6).toPrecision(2)))} MB`;
};

const delimiters: Readonly<Record<Delimiter, string>> = {
  ",": "Komma: a,b",
  ";": "Semikolon: a;b",
  "\t": "Tab",
  "|": "Strich: a|b",
  " ": "Leerzeichen: a b",
  libsvm: "libsvm-Format: 1:0.5 2:3",
  arff: "ARFF-Format",
  json: "JSON-Datensätze",
};

const decimalMarks: Readonly<Record<DecimalMark, string>> = { ".": "Punkt: 1.5", ",": "Komma: 1,5" };

const kinds = {
  votes: "Es sagt durch eine Abstimmung vieler Gewichtsvektoren vorher",
  kernel: "Es sagt mit einem Kern und den falsch vorhergesagten Beispielen vorher",
  "nearest-neighbours": "Es sagt nach den nächsten Beispielen vorher",
  "decision-tree": "Es sagt mit einem Entscheidungsbaum vorher",
};

const misfits: Sentences<ModelMisfit> = {
  noStart: ({ kind }) => `${kinds[kind]}. Beginnen lässt sich nur mit einem Gewichtsvektor oder mit einem je Klasse.`,
  otherColumns: ({ model, data }) =>
    `Es braucht ${plural(model, { one: "# Grundmerkmal", other: "# Grundmerkmale" })}, deine Daten haben ${count(data)}.`,
  otherClasses: ({ model, data }) => `Es unterscheidet ${count(model)} Klassen, deine Daten haben ${count(data)}.`,
  otherScaling: () =>
    "Seine Skalierung stammt von anderen Daten, also hätten seine Gewichte hier eine andere Bedeutung. Lade die Daten, mit denen es trainiert wurde.",
  locked: () => "Was sich ändern würde, ist hier gesperrt.",
};

export const importing: Translation<typeof english> = {
  title: "Daten importieren",
  close: "Schließen",

  text: "Tabelle einfügen, Datei wählen oder hierher ziehen",
  sample: "Größe;Masse;Label\n1,72;64;ja\n1,65;80;nein",
  chooseFile: "Datei wählen …",
  fileToImport: "Datei zum Importieren",
  limits: (columns, rows, bytes) =>
    `CSV, TSV, libsvm, ARFF, JSON, ein gespeicherter Zustand oder ein gespeichertes Modell: höchstens ${count(columns)} Merkmale, ${count(rows)} Zeilen und ${size(bytes)}. Deine Daten bleiben auf diesem Computer.`,
  pasted: "Eingefügter Text",
  size,
  reading: (name) => (name === null ? "Der eingefügte Text wird gelesen" : `${name} wird gelesen`),
  readingFile: "Die Datei wird gelesen",
  noText: "Was du eingefügt hast, enthält keinen Text.",
  empty: (name) => `${name} ist leer.`,
  tooLarge: (name, bytes, most) =>
    `${name ?? "Der eingefügte Text"} hat ${size(bytes)}, erlaubt sind höchstens ${size(most)}. Gelesen wurde nichts.`,
  overLimit: (name, most) => `${name} ist größer als die erlaubten ${size(most)}. Gelesen wurde nichts.`,
  unreadable: (name) => `${name} ließ sich nicht lesen.`,

  busy: "Wird gelesen …",
  cancelled: "Das Lesen wurde abgebrochen. Nichts hat sich geändert.",
  readAgain: "Noch einmal lesen",

  savedState: "Gespeicherter Zustand",
  replaces: "Das ist ein gespeicherter Zustand: Seine Daten, Verfahren und Einstellungen ersetzen die aktuellen.",
  cannotOpen: "Das lässt sich nicht öffnen.",
  leftOutOfState: "Nicht übernommen wird:",
  open: "Öffnen",

  savedModel: "Gespeichertes Modell",
  modelTaken: "Das ist ein gespeichertes Modell. Deine Daten bleiben, und aus dem Modell kommen:",
  modelParts: ({ features, bias, learner }) => [
    `Merkmale: ${features}`,
    bias ? "Bias: ja" : "Bias: nein",
    `Verfahren: ${learner}`,
    "Startgewichte",
  ],
  modelLeft: "Das ist ein gespeichertes Modell, aber deine Verfahren können nicht damit beginnen. Nichts ändert sich.",
  misfit: (facts) => sayFacts(misfits, facts),
  takeModel: "Damit beginnen",

  table: "So wird die Tabelle gelesen",
  delimiter: "Trennzeichen",
  delimiters,
  decimalMark: "Dezimalzeichen",
  decimalMarks,
  header: "Die erste Zeile enthält die Spaltennamen",
  label: "Label",
  positive: "Positives Label",
  folds: "Groß- und Kleinschreibung der Labels nicht beachten",
  eachClass: (classes) => `Keins: ${count(classes)} Klassen`,
  axes: ["Waagerechte Achse, x₁", "Senkrechte Achse, x₂"],
  features: "Merkmale",

  firstRows: "Erste Zeilen",
  rows: ({ shown, rows, moreColumns }) => {
    const said =
      rows > shown
        ? `Die ersten ${count(shown)} von ${count(rows)} Zeilen`
        : plural(rows, { one: "# Zeile", other: "# Zeilen" });
    return moreColumns > 0
      ? plural(moreColumns, { one: `${said}, ohne # Spalte`, other: `${said}, ohne # Spalten` })
      : said;
  },
  line: "Zeile",
  record: "Datensatz",
  roles: { label: "Label", "x₁": "x₁", "x₂": "x₂", feature: "Merkmal", "left-out": "ausgelassen" },

  outcome: ({ examples: n, features, classes }) => {
    const [negative, positive] = classes;
    const counts =
      classes.length === 2 && negative && positive
        ? [
            `${countLabelled(positive.count, "positive")} (${positive.name})`,
            `${countLabelled(negative.count, "negative")} (${negative.name})`,
          ]
        : classes.map((one) => `${count(one.count)} ${one.name}`);
    return `${examples(n)} mit ${featuresDative(features)}: ${list(counts)}.`;
  },
  leaveOut: (rows) =>
    plural(rows, {
      one: "# Zeile auslassen, in der ein Wert fehlt",
      other: "# Zeilen auslassen, in denen ein Wert fehlt",
    }),
  noRow: "Es bleibt keine Zeile übrig.",
  moreProblems: (problems) => `Und noch ${count(problems)} Fehler dieser Art.`,
  take: "Importieren",
};
