import type {
  setupFeatures as setupFeaturesEnglish,
  setupTrials as setupTrialsEnglish,
} from "../../en/setup/features.js";
import { count, either, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { features, featuresDative } from "../nouns.js";

export const setupTrials: Translation<typeof setupTrialsEnglish> = {
  scaling: "Skalierung",
  scalings: {
    none: "Keine",
    standardize: "Standardisiert",
    "min-max": "Min–Max",
    "unit-norm": "Normiert",
  },
  scalingHints: {
    none: "Nimmt die Grundmerkmale so, wie sie sind.",
    standardize:
      "Zieht von jedem Grundmerkmal den Mittelwert ab und teilt durch die Standardabweichung, bevor Produkte gebildet werden.",
    "min-max":
      "Streckt jedes Grundmerkmal so, dass sein kleinster Wert 0 und sein größter 1 wird, bevor Produkte gebildet werden.",
    "unit-norm":
      "Teilt jedes Beispiel durch seine Länge, sodass alle die Länge 1 haben, bevor Produkte gebildet werden.",
  },
  compareScalings: "Skalierungen vergleichen",
  scalingCaption: "Mit jeder Skalierung von vorn trainiert",
  scalingCaptionRanked:
    "Mit jeder Skalierung von vorn trainiert. Darunter stehen jeweils die Gewichte, das größte zuerst",
  updates: "Updates",
  epochs: "Epochen",
  weights: "Gewichte, das größte zuerst",
  moreWeights: (n) => plural(n, { one: "# weiteres", other: "# weitere" }),

  overfitting:
    "Mit mehr Merkmalen kann sich ein Verfahren besser an die Trainingsbeispiele anpassen, aber andere Beispiele sagt es dann vielleicht schlechter vorher. Das heißt Überanpassung (Overfitting), und die Fehler auf den Testbeispielen zeigen sie.",
  compareFeatureSets: "Merkmale vergleichen",
  tooFewToHoldOut: (examples) =>
    plural(examples, {
      one: "Es gibt keine Testbeispiele, und # Beispiel ist zu wenig, um welche beiseitezulegen.",
      other: "Es gibt keine Testbeispiele, und # Beispiele sind zu wenige, um welche beiseitezulegen.",
    }),
  holdOut: (percent) => `${percent}\u202f% zum Testen`,
  noneHeldOut: "Noch gibt es keine Testbeispiele.",
  featuresCaption: "Falsch klassifizierte Beispiele, nach einem Training von vorn bis zum Ende",
  features: "Merkmale",
  training: "Training",
  heldOut: "Test",
  featureSets: { base: "Ohne Produkte", pairs: "+ Paare", triples: "+ Tripel", chosen: "Deine Wahl" },
  misclassified: (mistakes, examples) => `${count(mistakes)} von ${count(examples)}`,

  cancel: "Abbrechen",
  progress: ({ running, trained, total }) => {
    const done = `${count(trained)} von ${count(total)} trainiert`;
    if (running) return done;
    return trained < total ? `Abgebrochen: ${done}` : plural(total, { one: "# trainiert", other: "Alle # trainiert" });
  },
  ended: ({ stop, epochs, visits }) => {
    if (stop === null)
      return plural(visits, { one: "Nach # Schritt angehalten.", other: "Nach # Schritten angehalten." });
    return stop === "settled"
      ? plural(epochs, {
          one: "Hat sich nach # Epoche eingependelt.",
          other: "Hat sich nach # Epochen eingependelt.",
        })
      : plural(epochs, { one: "In # Epoche nicht konvergiert.", other: "In # Epochen nicht konvergiert." });
  },
};

const product = (columns: number): string =>
  columns === 1 ? "Schreib eine Potenz wie x1^2." : "Schreib ein Produkt wie x1*x2.";

const baseFeatures = (n: number): string =>
  plural(n, {
    one: "Das einzige Grundmerkmal ist x1.",
    other: n === 2 ? "Die Grundmerkmale sind x1 und x2." : `Die Grundmerkmale sind x1 bis x${n}.`,
  });

export const setupFeatures: Translation<typeof setupFeaturesEnglish> = {
  features: "Merkmale",
  lastFeature: "Mindestens ein Merkmal muss bleiben.",
  bias: "Bias",
  biasName: "Bias: x₀ = 1, ein Merkmal, das immer 1 ist",

  sets: "Merkmale auf einmal wählen",
  set: { 1: "Ohne Produkte", 2: "Alle Paare", 3: "Alle Tripel" },
  count: features,
  addProduct: "Neues Produkt",
  addHint: (products) => `Zum Beispiel ${either(products)}. Die Eingabetaste fügt es hinzu.`,
  alreadyChosen: (product) => `${product} ist schon dabei.`,
  tooMany: (most) => `Du kannst höchstens ${count(most)} Merkmale wählen.`,

  noProduct: product,
  tooManyFactors: (most, factors) =>
    `Ein Produkt hat höchstens ${count(most)} Faktoren, dieses hier hat ${count(factors)}.`,
  noPower: (feature, most) => `Der Exponent von ${feature} muss eine ganze Zahl von 1 bis ${count(most)} sein.`,
  noFeature: (text, columns) => `„${text}“ ist kein Merkmal. ${product(columns)}`,
  isBias: "x0 ist der Bias: Er steckt schon in jedem Produkt, als Faktor 1.",
  noSuchBase: (base, columns) => `Es gibt kein x${base}. ${baseFeatures(columns)}`,

  countAlone: (n) => `${features(n)}.`,
  cost: ({ features: n, bias, perClass, multiplications }) => {
    const weights = bias ? `${featuresDative(n)} und dem Bias` : featuresDative(n);
    const each = perClass ? `${weights} für jede Klasse` : weights;
    return plural(multiplications, {
      one: `Mit ${each} kostet ein Schritt # Multiplikation.`,
      other: `Mit ${each} kostet ein Schritt # Multiplikationen.`,
    });
  },
  growth: "Wie schnell die Zahl der Produkte wächst",
  growthOf: ({ powers, pairs, triples }) =>
    powers
      ? `Aus D Merkmalen werden D(D+1)/2 Paare, also O(D²): hier ${count(pairs)}. Und es werden D(D+1)(D+2)/6 Tripel, also O(D³): hier ${count(triples)}.`
      : `Aus D Merkmalen werden D(D−1)/2 Paare, also O(D²): hier ${count(pairs)}. Und es werden D(D−1)(D−2)/6 Tripel, also O(D³): hier ${count(triples)}.`,
  misprint:
    "In CIML, Abschnitt 4.7, steht auch für Tripel O(D²). Das ist ein Druckfehler: Ein dritter Faktor macht ihre Zahl noch einmal etwa D-mal so groß.",

  and: [
    "Ein Wort kommt vor (1) oder nicht (0). Also ist ",
    " nur dort 1, wo beide Wörter vorkommen: AND. Ein Quadrat bringt nichts Neues: x² = x.",
  ],
  zeroOne: [
    "Bei 0 und 1 ist das Produkt ",
    " dasselbe wie AND: nur dort 1, wo beide 1 sind. Ein Quadrat bringt nichts Neues: ",
    " ist das Merkmal selbst.",
  ],
  plusMinus: [
    "Bei −1 und +1 ist das Produkt ",
    " nicht AND, sondern „gleich“ (XNOR): +1, wo beide übereinstimmen, und −1, wo sie sich unterscheiden. Ein Quadrat ist überall 1: ",
    " ist ein zweites ",
    ".",
  ],
  tightBound: (updates) =>
    `Das Label ist dieses Produkt oder sein Gegenteil. Darum ist die Schranke bei XOR scharf: Sie erlaubt ${count(updates)} Updates, und der Lauf macht wirklich ${count(updates)}.`,
  recode: { "plus-minus": "In −1/+1 umwandeln", "zero-one": "In 0/1 umwandeln" },
};
