import type { importNotices as english } from "../../en/refusals/import-notices.js";
import { count, list, number, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

const quoted = (names: readonly string[]): string => {
  const shown = names.slice(0, 4).map((name) => `„${name}“`);
  const left = names.length - shown.length;
  return list(left > 0 ? [...shown, plural(left, { one: "# weitere", other: "# weitere" })] : shown);
};

export const importNotices: Translation<typeof english> = {
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
