import type { CheckFeedback, SettingName, SettingValue } from "../../../state/course/checks/feedback.js";
import type { feedback as english } from "../../en/course/feedback.js";
import { drawer } from "../../generated/de/drawer.js";
import { learnerSettings } from "../../generated/de/learnerSettings.js";
import { learners } from "../../generated/de/learners.js";
import { obstacles } from "../../generated/de/obstacles.js";
import { setupOrder } from "../../generated/de/setupOrder.js";
import { list, plural } from "../../grammar/de.js";
import { told } from "../../refusals.js";
import { named, type Translation } from "../../room.js";
import { type Sentences, sayFacts } from "../../sentences.js";
import { epochs, examples, examplesDative, updates, visitsDative } from "../nouns.js";
import { refusals } from "../refusals.js";
import { figure, unseparatedSentence, visitSentences } from "../shared/answers.js";

type Titles = Readonly<Record<string, string>> | undefined;

/** Settings of the page that lessons ask for, by their parameters; the others are called as their parameters are. */
const names: Titles = {
  bias: "Bias",
  "bias-as": "Bias als",
  data: "Daten",
  drawer: "Der offene Reiter",
  features: "Merkmale",
  learner: "Verfahren",
  "max-epochs": "Max. Epochen",
  order: "Reihenfolge",
  scaling: "Skalierung",
};

/** What a setting is called that a lesson asks for. */
export const settingName = ({ of, name }: SettingName): string =>
  (of === "learner" ? (learnerSettings.labels as Titles)?.[name] : names[name]) ?? name;

/** What a value of a setting is called. */
export const settingValue = (value: SettingValue): string => {
  switch (value.of) {
    case "none":
      return "nicht gewählt";
    case "learners":
      return `„${list(value.kinds.map((kind) => learners.titles?.[kind] ?? kind))}“`;
    case "features":
      return `„${value.features.join(", ")}“`;
    case "order":
      return `„${setupOrder.titles?.[value.kind] ?? value.kind}“`;
    case "learner":
      return `„${named(learnerSettings.values, value.value)}“`;
    case "state":
      return `„${(drawer.parts as Titles)?.[value.value] ?? value.value}“`;
  }
};

const checks: Sentences<CheckFeedback> = {
  refused: ({ error }) => refusals.said(error),
  obstacle: ({ obstacle }) => sayFacts(obstacles, told(obstacle, refusals)),
  nothingToCount: () => "Davon gibt es gerade nichts zu zählen.",
  tooFew: ({ given }) => `${figure(given)} ist zu klein.`,
  tooMuch: ({ given }) => `${figure(given)} ist zu groß.`,
  runEnded: () => "Der Lauf ist zu Ende: Es gibt keinen nächsten Schritt.",
  ...visitSentences,
  noWeightVector: () => "Das Verfahren auf der Seite hat nicht genau einen Gewichtsvektor: Wähl das Perzeptron.",
  pushesWrongWay: ({ name, given }) =>
    `Das Gewicht von ${name} ist ${figure(given)}: Das schiebt den Score in die falsche Richtung.`,
  weightOff: ({ name, given, tooSmall }) => {
    const size = tooSmall ? "zu klein" : "zu groß";
    return name === null
      ? `Der Bias wäre ${figure(given)}: ${size}.`
      : `Das Gewicht von ${name} wäre ${figure(given)}: ${size}.`;
  },
  unseparated: unseparatedSentence,
  emptyCell: ({ visit }) => `In der Zeile von Schritt ${visit} ist eine Zelle leer.`,
  scoreCell: ({ visit, given }) =>
    `In der Zeile von Schritt ${visit} ist der Score nicht ${figure(given)}: Nimm jedes Gewicht davor mal sein Merkmal und addiere.`,
  mistakeCell: ({ visit, score, label, mistake }) =>
    `In der Zeile von Schritt ${visit} ist der Score ${figure(score)} und das Label ${label > 0 ? "+1" : "−1"}: Das ist ${mistake ? "ein Fehler" : "richtig"}.`,
  weightsCell: ({ visit, mistake }) =>
    mistake
      ? `In der Zeile von Schritt ${visit} sind die Gewichte danach andere: Das Beispiel mal sein Label wird addiert.`
      : `In der Zeile von Schritt ${visit} sind die Gewichte danach andere: Sie bleiben, wie sie sind.`,
  goOnToVisit: ({ made, wanted }) => `Das ist Schritt ${figure(made)}: Geh weiter bis Schritt ${figure(wanted)}.`,
  goOnToEpoch: ({ made, wanted }) => `Bisher: ${epochs(made)}. Geh weiter bis ${figure(wanted)}.`,
  goOnToUpdate: ({ made, wanted }) => `Bisher: ${updates(made)}. Geh weiter bis ${figure(wanted)}.`,
  stoppedWithMistakes: ({ epochs: made }) =>
    `Der Lauf hat nach ${epochs(made)} angehalten, und in der letzten gab es Fehler.`,
  notConverged: ({ visits: made }) => `Nach ${visitsDative(made)} war noch keine Epoche ohne Fehler.`,
  notCounted: () => "Die Fehler sind noch nicht gezählt.",
  wrongSide: ({ examples: wrong }) =>
    plural(wrong, {
      one: "# Beispiel liegt nicht auf der Seite seines Labels.",
      other: "# Beispiele liegen nicht auf der Seite ihres Labels.",
    }),
  onBoundary: ({ examples: tied }) =>
    plural(tied, {
      one: "# Beispiel liegt auf der Geraden, wo der Score 0 ist: Das ist auf keiner Seite.",
      other: "# Beispiele liegen auf der Geraden, wo der Score 0 ist: Das ist auf keiner Seite.",
    }),
  drewMore: ({ examples: more }) =>
    plural(more, {
      one: "Du hast # neues Beispiel gezeichnet. Mach das rückgängig und wähl „Verschieben“, bevor du ziehst.",
      other: "Du hast # neue Beispiele gezeichnet. Mach das rückgängig und wähl „Verschieben“, bevor du ziehst.",
    }),
  erased: ({ examples: fewer }) =>
    plural(fewer, {
      one: "# Beispiel fehlt: Mach das rückgängig und verschieb es.",
      other: "# Beispiele fehlen: Mach das rückgängig und verschieb eines.",
    }),
  relabelled: () => "Die Labels sind andere als am Anfang: Mach das rückgängig und verschieb das Beispiel.",
  placeMore: ({ examples: more }) => `Setz noch ${examples(more)}.`,
  placedTooMany: ({ placed, wanted }) =>
    plural(placed, {
      one: `Es ist # Beispiel mehr als am Anfang, nötig ist ${figure(wanted)}.`,
      other: `Es sind # Beispiele mehr als am Anfang, nötig ist nur ${figure(wanted)}.`,
    }),
  undecided: () => "Ob diese Beispiele trennbar sind, ließ sich nicht entscheiden.",
  stillSeparable: () => "Eine Gerade trennt diese Beispiele noch.",
  stillInseparable: () => "Noch trennt keine Gerade diese Beispiele.",
  noBound: () => "Es gibt keine Schranke, weil nichts diese Beispiele trennt.",
  smallBound: ({ bound, least }) => `Die Schranke ist ${figure(bound)}. Sie muss mindestens ${figure(least)} sein.`,
  offSide: ({ margin }) =>
    `Dein w* hat γ = ${figure(margin)}: Es trennt die Beispiele nicht und gibt keine Schranke. Dreh es ein Stück zurück.`,
  astray: ({ reach, found }) =>
    plural(found, {
      one: `Mit α = ${figure(reach)} geht # Update in die falsche Richtung.`,
      other: `Mit α = ${figure(reach)} gehen # Updates in die falsche Richtung.`,
    }),
  tooManyExamples: ({ examples: there, most }) =>
    `Es sind ${examples(there)}: Mehr als ${figure(most)} dürfen es nicht sein.`,
  otherExamples: () =>
    "Die Beispiele sind andere als am Anfang dieses Abschnitts: Mach das rückgängig und ändere nur die Reihenfolge.",
  startsElsewhere: () => "Der Lauf beginnt nicht mit Gewichten 0: Setz alle Gewichte und den Bias auf 0.",
  neverEnds: () => "Keine Gerade trennt diese Beispiele, also hören die Updates nie auf.",
  notOverYet: ({ epochs: made }) => `Nach ${epochs(made)} wird der Lauf angehalten, ohne konvergiert zu sein.`,
  runTakes: ({ of, takes, wanted }) => {
    const few = takes < wanted;
    if (of === "updates")
      return `Der Lauf macht ${updates(takes)}. ${few ? "Es müssen mindestens" : "Es dürfen höchstens"} ${figure(wanted)} sein.`;
    return `Der Lauf braucht ${epochs(takes)}. ${few ? "Es müssen mindestens" : "Es dürfen höchstens"} ${figure(wanted)} sein.`;
  },
  disagreements: ({ between: [one, other], found, least }) => {
    const both = `„${learners.titles?.[one] ?? one}“ und „${learners.titles?.[other] ?? other}“`;
    if (found === 0) return `${both} sind sich bei allen Beispielen einig.`;
    return `${both} sind sich bei ${examplesDative(found)} uneinig. Es müssen mindestens ${figure(least)} sein.`;
  },
  setting: ({ name, now, wanted }) => `„${settingName(name)}“ ist ${settingValue(now)}: Wähl ${settingValue(wanted)}.`,
  featureMissing: ({ feature }) => `${feature} ist noch nicht unter den Merkmalen.`,
};

export const feedback: Translation<typeof english> = {
  ...checks,
  right: ({ why }) => (why === null ? "Richtig." : `Richtig. ${sayFacts(checks, why)}`),
  answeredBefore: ({ tries }) =>
    tries > 1 ? `Das hast du beim ${figure(tries)}. Versuch beantwortet.` : "Das hast du beantwortet.",
  passedBefore: () => "Du hast mit der Lösung weitergemacht.",
};
