import type { ColumnPlace, ForeignFormat, Problem } from "../../../state/io/import/index.js";
import type {
  importNotices as importNoticesEnglish,
  importProblems as importProblemsEnglish,
} from "../../en/refusals/import-problems.js";
import { count, list, number, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { type Sentences, sayFacts } from "../../sentences.js";

const quoted = (names: readonly string[]): string => {
  const shown = names.slice(0, 4).map((name) => `„${name}“`);
  const left = names.length - shown.length;
  return list(left > 0 ? [...shown, plural(left, { one: "# weitere", other: "# weitere" })] : shown);
};

export const importNotices: Translation<typeof importNoticesEnglish> = {
  eitherNumber: ({ columns, text, value, other }) =>
    `Ist „${text}“ in ${quoted(columns)} ${number(value)} oder ${number(other)}? Gelesen wird ${number(value)}. Stimmt das nicht, ändere das Dezimalzeichen.`,
  eitherHeader: ({ header, text }) =>
    header
      ? `Sind „${text}“ die Spaltennamen? Sie werden als Namen gelesen. Stimmt das nicht, nimm das Häkchen weg.`
      : `Sind „${text}“ die Spaltennamen? Sie werden als Beispiel gelesen. Stimmt das nicht, setz das Häkchen.`,
  capitals: ({ labels, folded }) =>
    folded
      ? `Zählt Groß- und Kleinschreibung bei ${quoted(labels)}? Sie wird nicht beachtet. Stimmt das nicht, nimm das Häkchen weg.`
      : `Zählt Groß- und Kleinschreibung bei ${quoted(labels)}? Sie ergibt verschiedene Labels. Stimmt das nicht, setz das Häkchen.`,
  manyClasses: ({ name, values, most }) =>
    `Welches Label in „${name}“ ist positiv? Es gibt ${count(values)} verschiedene Werte und höchstens ${count(most)} Klassen, also wird ein Wert mit allen anderen verglichen.`,
  sameLabels: ({ labels, as }) => `${quoted(labels)} sind dasselbe Label, „${as}“.`,
  numbersRead: ({ text, value }) => `„${text}“ wird als ${number(value)} gelesen.`,
  identifiers: ({ names }) =>
    names.length === 1
      ? `${quoted(names)} wird ausgelassen: Die Spalte kennzeichnet nur die Zeilen.`
      : `${quoted(names)} werden ausgelassen: Die Spalten kennzeichnen nur die Zeilen.`,
  words: ({ names }) =>
    names.length === 1
      ? `${quoted(names)} wird ausgelassen: Die Spalte enthält keine Zahlen.`
      : `${quoted(names)} werden ausgelassen: Die Spalten enthalten keine Zahlen.`,
  empty: ({ names }) => (names.length === 1 ? `${quoted(names)} ist leer.` : `${quoted(names)} sind leer.`),
  comments: ({ lines, first }) =>
    plural(lines, {
      one: `# Kommentar wird übersprungen, in Zeile ${first}.`,
      other: `# Kommentare werden übersprungen, ab Zeile ${first}.`,
    }),
  title: ({ text, line }) => `Zeile ${line}, „${text}“, wird als Titel übersprungen.`,
  counts: ({ text, line }) => `Zeile ${line}, „${text}“, nennt die Größe der Tabelle und die Namen der Klassen.`,
  oneFeature: ({ name }) => `Es gibt nur ein Merkmal, „${name}“. Für das Bild ist x₂ in jedem Beispiel 0.`,
  contradict: ({ lines, line, as, record }) =>
    record
      ? plural(lines, {
          one: `Datensatz ${line} hat dieselben Merkmalswerte wie Datensatz ${as}, aber ein anderes Label: Kein Verfahren klassifiziert beide richtig.`,
          other: `# Datensätze haben dieselben Merkmalswerte wie ein anderer, aber ein anderes Label, etwa ${as} und ${line}: Kein Verfahren klassifiziert alle richtig.`,
        })
      : plural(lines, {
          one: `Zeile ${line} hat dieselben Merkmalswerte wie Zeile ${as}, aber ein anderes Label: Kein Verfahren klassifiziert beide richtig.`,
          other: `# Zeilen haben dieselben Merkmalswerte wie eine andere, aber ein anderes Label, etwa die Zeilen ${as} und ${line}: Kein Verfahren klassifiziert alle richtig.`,
        }),
  renamed: ({ from, to }) => `„${from}“ heißt hier „${to}“.`,
};

const columnName = (column: ColumnPlace): string => {
  switch (column.of) {
    case "named":
      return `Spalte „${column.name}“`;
    case "column":
      return `Spalte ${column.number}`;
    case "feature":
      return `Merkmal ${column.number}`;
    case "label":
      return "Label";
  }
};

const foreign: Readonly<Record<ForeignFormat, string>> = {
  vowpalWabbit:
    "Das ist das Format von Vowpal Wabbit, es lässt sich nicht lesen. Speichere die Daten als CSV oder libsvm.",
  orange: "Das ist das Format von Orange mit drei Kopfzeilen, es lässt sich nicht lesen. Speichere die Daten als CSV.",
  workbook: "Das ist eine Arbeitsmappe (Excel oder ähnlich), sie lässt sich nicht lesen. Speichere das Blatt als CSV.",
  numpy: "Das ist eine NumPy-Datei, sie lässt sich nicht lesen. Speichere das Array mit numpy.savetxt.",
  parquet: "Das ist eine Parquet-Datei, sie lässt sich nicht lesen. Speichere die Daten als CSV.",
  html: "Das ist eine Webseite und keine Tabelle. Lade die Datei selbst herunter.",
  sparseArff:
    "Das ist eine dünn besetzte ARFF-Datei, sie lässt sich nicht lesen. Speichere die Daten als CSV oder libsvm.",
};

const rules: Sentences<Problem> = {
  openQuote: () => "Das Anführungszeichen wird nicht geschlossen.",
  behindQuote: () => "Hinter dem schließenden Anführungszeichen steht noch etwas.",
  noValue: () => "Der Wert fehlt.",
  noNumber: ({ text }) => `„${text}“ ist keine Zahl.`,
  noPair: ({ text }) => `„${text}“ ist kein Merkmal mit seinem Wert.`,
  noRecords: () => "Das ist weder ein Objekt noch eine Liste wie die anderen Datensätze.",
  noJson: ({ text }) => `Das ist kein JSON. ${text}`,
  noArffData: () => "In dieser ARFF-Datei fehlt @data.",
  foreign: ({ format }) => foreign[format],
  otherWidth: ({ cells, width }) =>
    plural(cells, {
      one: `Hier ist # Zelle statt ${count(width)}.`,
      other: `Hier sind # Zellen statt ${count(width)}.`,
    }),
  firstWidth: ({ cells, first, firstLine }) =>
    plural(cells, {
      one: `Hier ist # Zelle, in Zeile ${firstLine} sind es ${count(first)}.`,
      other: `Hier sind # Zellen, in Zeile ${firstLine} sind es ${count(first)}.`,
    }),
  longLine: ({ most }) => `Eine Zeile darf höchstens ${count(most)} Zeichen haben.`,
  longCell: ({ most }) => `Eine Zelle darf höchstens ${count(most)} Zeichen haben.`,
  manyColumns: ({ most }) => `Mehr als ${count(most)} Spalten gehen nicht.`,
  manyFeatures: ({ most }) => `Eine Tabelle darf höchstens ${count(most)} Merkmale haben.`,
  manyNumbers: ({ most }) => `Eine Tabelle darf höchstens ${count(most)} Zellen haben.`,
  manyRows: ({ most }) => `Mehr als ${count(most)} Zeilen gehen nicht.`,
  rowsLeft: ({ rows, most }) => `Es sind ${count(rows)} Zeilen, Platz ist für ${count(most)}.`,
};

export const importProblems: Translation<typeof importProblemsEnglish> = {
  problem: (problem) => {
    const { line, column, record } = problem;
    const rule = sayFacts(rules, problem);
    if (line === null) return rule;
    const place = record ? `Datensatz ${line}` : `Zeile ${line}`;
    return column === null ? `${place}: ${rule}` : `${place}, ${columnName(column)}: ${rule}`;
  },
  choices: {
    fewColumns: ({ columns }) =>
      plural(columns, {
        one: "Eine Tabelle braucht ein Merkmal und ein Label, diese hat # Spalte.",
        other: "Eine Tabelle braucht ein Merkmal und ein Label, diese hat # Spalten.",
      }),
    fewFeatures: () => "Wähl mindestens ein Merkmal. Es muss eine Spalte mit Zahlen sein.",
    manyFeatures: ({ features, most }) =>
      `Das sind ${count(features)} Merkmale, möglich sind höchstens ${count(most)}: Wähl einige ab.`,
    oneValue: ({ name, values }) =>
      values === 0
        ? `Das Label „${name}“ hat keinen Wert, es braucht aber zwei verschiedene.`
        : `Das Label „${name}“ hat nur einen Wert, es braucht aber zwei verschiedene.`,
    manyValues: ({ name, most }) =>
      `„${name}“ hat mehr als ${count(most)} verschiedene Werte: Wähl eine andere Spalte als Label.`,
    manyClasses: ({ name, values, most }) =>
      `„${name}“ hat ${count(values)} verschiedene Werte, möglich sind höchstens ${count(most)} Klassen: Wähl einen Wert, der positiv ist.`,
  },
};
