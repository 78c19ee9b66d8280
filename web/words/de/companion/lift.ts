import type { lift as english, HeightGroup, Origin, Surface } from "../../en/companion/lift.js";
import { learners } from "../../generated/de/learners.js";
import { count, list, number, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { biasNoun, examples, theBias } from "../nouns.js";

/** After "durch": the accusative. */
const origins: Readonly<Record<Origin, string>> = {
  origin: "den Ursprung",
  mean: "den Mittelwert der Beispiele",
  least: "den kleinsten Wert",
  "least-of-each": "den kleinsten Wert jedes Merkmals",
};

function groupText({ height, examples: n, all, place }: HeightGroup): string {
  const each = n === 1 ? "Das Beispiel" : `Alle ${count(n)} Beispiele`;
  const who = all ? each : place ? `(${place.map((x) => number(x)).join("; ")})` : examples(n);
  if (height === 0) return n === 1 ? `${who} bleibt auf Höhe 0` : `${who} bleiben auf Höhe 0`;
  if (height > 0) return n === 1 ? `${who} steigt auf ${number(height)}` : `${who} steigen auf ${number(height)}`;
  return n === 1 ? `${who} sinkt auf ${number(height)}` : `${who} sinken auf ${number(height)}`;
}

/** All are feminine. */
const surfaces: Readonly<Record<Surface, string>> = {
  plane: "Ebene",
  "plane-through-origin": "Ebene durch den Ursprung",
  surface: "Fläche",
};

export const lift: Translation<typeof english> = {
  role: "3D-Bild",
  name: "3D-Bild, mit den Pfeiltasten drehbar",
  keyHelp:
    "Die Pfeiltasten links und rechts drehen das Bild, die nach oben und unten heben und senken den Blickpunkt, Pos1 setzt die Ansicht zurück.",
  height: "Höhe",
  own: "Merkmale des Verfahrens",
  others: "Andere Produkte",
  constant: "Das konstante Merkmal",
  constantName: "x₀ = 1 (der Bias)",
  view: "Blick auf das 3D-Bild",
  left: "Links drehen",
  right: "Rechts drehen",
  higher: "Von weiter oben",
  lower: "Von weiter unten",
  close: "3D-Bild schließen",

  noExamples: "Noch gibt es keine Beispiele zum Anheben.",
  picture: (axes, feature) => `3D-Bild der Beispiele über ${list(axes)}, jedes so hoch wie sein ${feature}.`,
  pictureOfConstant: (axes) => `3D-Bild der Beispiele über ${list(axes)}, jedes so hoch wie das konstante Merkmal x₀.`,

  allRise: "Alle Beispiele steigen auf x₀ = 1.",
  biasOff: (as, origin) =>
    `Ohne ${biasNoun(as)} bleiben die Beispiele in der Ebene, in der jede Grenze durch ${origins[origin]} geht.`,
  turnBiasOn: "Bias einschalten",
  addFeature: (feature) => `Dem Verfahren ${feature} geben`,
  groups: (groups) => `${groups.map(groupText).join("; ")}.`,
  range: (feature, low, high) =>
    `Jedes Beispiel ist so hoch wie sein ${feature}, von ${number(low)} bis ${number(high)}.`,
  scaled: "Die Merkmale sind skaliert, so wie das Verfahren sie sieht.",

  noPlane: (kind) =>
    `Dieses Verfahren (${learners.short[kind]}) sagt nicht mit einer einzigen Ebene vorher. Darum sind nur die Beispiele zu sehen.`,
  noWeights: "Alle Gewichte sind 0, also gibt es noch keine Ebene.",
  biasAlone: (as) =>
    `Außer ${theBias(as, "dative")} sind alle Gewichte 0. Alle Beispiele haben denselben Score, also liegt keine Ebene zwischen ihnen.`,
  deeper: "Der Score hängt von mehr als den drei gezeichneten Merkmalen ab. Darum sind nur die Beispiele zu sehen.",

  upright: {
    constant: (as, origin) =>
      as === "threshold"
        ? `θ ist 0, also steht die Ebene senkrecht, über einer Geraden durch ${origins[origin]}.`
        : `Das Gewicht von x₀ ist 0, also steht die Ebene senkrecht, über einer Geraden durch ${origins[origin]}.`,
    noWeight: (feature) =>
      `Das Gewicht von ${feature} ist 0. Die Fläche steht also senkrecht über der Grenze, als wäre nichts angehoben.`,
    noFeature: (feature) =>
      `${feature} ist kein Merkmal des Verfahrens. Ohne dieses Merkmal steht die Fläche senkrecht über der Grenze.`,
  },

  separates: (surface) =>
    `Jetzt liegen alle positiven Beispiele auf der einen Seite einer ${surfaces[surface]} und alle negativen auf der anderen.`,
  among: (surface) => `Die ${surfaces[surface]} verläuft zwischen den Beispielen.`,
  noMistakes: (surface) => `Kein Beispiel liegt auf der falschen Seite der ${surfaces[surface]}.`,
  touches: (surface) =>
    `Kein Beispiel liegt auf der falschen Seite der ${surfaces[surface]}, aber sie geht durch eines hindurch.`,
  mistakes: (surface, n) =>
    plural(n, {
      one: `Noch # Beispiel liegt auf der falschen Seite der ${surfaces[surface]}.`,
      other: `Noch # Beispiele liegen auf der falschen Seite der ${surfaces[surface]}.`,
    }),
  bentByProducts: "Die anderen Produkte krümmen die Fläche.",
  bentByScaling: "Die Skalierung krümmt die Fläche.",
  ofMean: "Sie gehört zu den gemittelten Gewichten.",
  boundary: (feature) => `Von oben gesehen ist die Grenze die Schnittlinie mit der Fläche von ${feature}.`,
  boundaryAtOne: "Die Grenze ist die Schnittlinie auf Höhe 1.",
  unbiased: (as) => `Ohne ${biasNoun(as)} wäre die Grenze die Schnittlinie auf Höhe 0 (gestrichelt).`,
};
