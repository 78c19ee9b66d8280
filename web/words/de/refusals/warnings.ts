import type { warnings as english } from "../../en/refusals/warnings.js";
import { count } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { examples } from "../counted.js";
import { lock } from "../shared/lock.js";
import { refused } from "./refused.js";

export const warnings: Translation<typeof english> = {
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
