import type { ColumnPlace, Problem } from "../../../state/import/index.js";
import type { importProblems as english } from "../../en/refusals/import-problems.js";
import { count, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { type Sentences, sayFacts } from "../../sentences.js";

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

const rules: Sentences<Problem> = {
  openQuote: () => "Das Anführungszeichen wird nicht geschlossen.",
  behindQuote: () => "Hinter dem schließenden Anführungszeichen steht noch etwas.",
  noValue: () => "Der Wert fehlt.",
  noNumber: ({ text }) => `„${text}“ ist keine Zahl.`,
  noPair: ({ text }) => `„${text}“ ist kein Merkmal mit seinem Wert.`,
  featureNumber: () => "Merkmale werden ab 1 nummeriert.",
  otherWidth: ({ cells, width }) =>
    plural(cells, {
      one: `Hier ist # Zelle statt ${count(width)}.`,
      other: `Hier sind # Zellen statt ${count(width)}.`,
    }),
  longLine: ({ most }) => `Eine Zeile darf höchstens ${count(most)} Zeichen haben.`,
  longCell: ({ most }) => `Eine Zelle darf höchstens ${count(most)} Zeichen haben.`,
  manyColumns: ({ most }) => `Mehr als ${count(most)} Spalten gehen nicht.`,
  manyFeatures: ({ most }) => `Eine Tabelle darf höchstens ${count(most)} Merkmale haben.`,
  manyRows: ({ most }) => `Mehr als ${count(most)} Zeilen gehen nicht.`,
  rowsLeft: ({ rows, most }) => `Es sind ${count(rows)} Zeilen, Platz ist für ${count(most)}.`,
};

export const importProblems: Translation<typeof english> = {
  problem: (problem) => {
    const { line, column } = problem;
    const rule = sayFacts(rules, problem);
    if (line === null) return rule;
    return column === null ? `Zeile ${line}: ${rule}` : `Zeile ${line}, ${columnName(column)}: ${rule}`;
  },
  choices: {
    fewColumns: ({ columns, fewest }) =>
      plural(columns, {
        one: `Eine Tabelle braucht mindestens ${count(fewest)} Merkmale und ein Label, diese hat # Spalte.`,
        other: `Eine Tabelle braucht mindestens ${count(fewest)} Merkmale und ein Label, diese hat # Spalten.`,
      }),
    fewFeatures: ({ fewest }) => `Wähl mindestens ${count(fewest)} Merkmale. Es müssen Spalten mit Zahlen sein.`,
    manyFeatures: ({ most }) => `Wähl höchstens ${count(most)} Merkmale.`,
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
