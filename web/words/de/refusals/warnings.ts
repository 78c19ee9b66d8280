import type { notices as noticesEnglish, warnings as warningsEnglish } from "../../en/refusals/warnings.js";
import { lock } from "../../generated/de/lock.js";
import { count } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { examples } from "../nouns.js";
import { refused } from "./refused.js";

export const notices: Translation<typeof noticesEnglish> = {
  kinds: { info: "Hinweis", warning: "Warnung", error: "Fehler" },
  dismiss: "Schließen",
};

export const warnings: Translation<typeof warningsEnglish> = {
  refused: ({ refusals }) => {
    const said = refusals.map(refused).join(" ");
    return refusals.some(({ drops }) => drops) ? `${said} Die angegebenen Daten werden nicht gezeigt.` : said;
  },
  locked: () => lock.locked,
  tooManyPoints: ({ most }) => `Auf der Seite ist Platz für ${count(most)} Punkte. Es kam nichts dazu.`,
  tooManyFeatures: ({ most }) => `Du kannst höchstens ${count(most)} Merkmale wählen. Nichts hat sich geändert.`,
  tooManyLearners: ({ most }) => `Du kannst höchstens ${count(most)} Verfahren vergleichen.`,
  orderGone: ({ named, examples: now }) =>
    `Die eigene Reihenfolge galt für ${examples(named)}, jetzt sind es ${count(now)}: Es geht wieder in der ursprünglichen.`,
  otherOrderGone: () => "Die eigene Reihenfolge galt für andere Beispiele: Es geht wieder in der ursprünglichen.",
};
