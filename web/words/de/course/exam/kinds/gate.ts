import type { GivenOf } from "../../../../../state/course/questions/exam/index.js";
import type { ExamWords } from "../../../../exam-words.js";
import { list, plural } from "../../../../grammar/de.js";
import { figure, signed } from "../../../shared/answers.js";
import { vector } from "../terms.js";

/** "x₁", "nicht x₂" */
const literals = (negated: readonly boolean[]): readonly string[] =>
  negated.map((one, k) => (one ? `nicht x${"₁₂₃₄₅"[k] ?? ""}` : `x${"₁₂₃₄₅"[k] ?? ""}`));

const rule = ({ name, inputs, least, negated }: GivenOf<"gate">): string =>
  ({
    nand: `NAND von ${figure(inputs)} Eingängen: −1 nur, wenn alle 1 sind`,
    nor: `NOR von ${figure(inputs)} Eingängen: +1 nur, wenn keiner 1 ist`,
    and: `das AND aus ${list(literals(negated))}: +1 nur, wenn alle davon gelten`,
    or: `das OR aus ${list(literals(negated))}: −1 nur, wenn keines davon gilt`,
    majority: `die Mehrheit von ${figure(inputs)} Eingängen: +1, wenn mehr als die Hälfte 1 ist`,
    "at-least": `„mindestens ${figure(least)} von ${figure(inputs)}“: +1, wenn so viele Eingänge 1 sind`,
    fewer: `„weniger als ${figure(least)} von ${figure(inputs)}“: +1, wenn so wenige Eingänge 1 sind`,
  })[name];

const others = (wrong: number): string =>
  plural(wrong - 1, { one: "Noch eine Zeile ist falsch.", other: `${figure(wrong - 1)} weitere Zeilen sind falsch.` });

export const gate: ExamWords<"gate"> = {
  ask: (given) =>
    `Finde Gewichte und einen Bias für ${rule(given)}. Jeder Eingang ist ${figure(given.off)} oder 1, und ein Score von 0 zählt nicht.`,
  hint: ({ inverted, negated }) =>
    negated.includes(true)
      ? "Ein Eingang, der 1 sein soll, muss den Score heben, und einer, der es nicht sein soll, muss ihn senken. Welche Zeilen kommen der Grenze am nächsten, und was muss b da tun?"
      : inverted
        ? "Alle Eingänge sind gleich wichtig, also nimm gleiche Gewichte. Soll ein Eingang, der 1 ist, den Score heben oder senken? Dann leg b zwischen die beiden Fälle."
        : "Alle Eingänge sind gleich wichtig, also nimm gleiche Gewichte. Welche zwei Summen von Eingängen muss b auseinanderhalten?",
  parts: ({ inputs }) => [...Array.from({ length: inputs }, (_, k) => `w${"₁₂₃₄₅"[k] ?? ""}`), "b"],
  said: {
    right: ({ rows }) =>
      `Alle ${figure(rows.length)} Zeilen liegen auf ihrer Seite. Andere Gewichte schaffen das auch.`,
    opposite: () => "Jede Zeile liegt auf der falschen Seite: Dreh alle Vorzeichen um, dann stimmt es.",
    tie: ({ row, wanted, wrong }) => {
      const said = `Die Eingänge ${vector(row)} haben genau den Score 0: Das ist auf keiner Seite, aber herauskommen soll ${signed(wanted)}.`;
      return wrong > 1 ? `${said} ${others(wrong)}` : said;
    },
    wrongSide: ({ row, score, wanted, wrong }) => {
      const said = `Die Eingänge ${vector(row)} haben den Score ${figure(score)}, aber herauskommen soll ${signed(wanted)}.`;
      return wrong > 1 ? `${said} ${others(wrong)}` : said;
    },
  },
};
