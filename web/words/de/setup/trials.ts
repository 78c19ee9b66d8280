import type { setupTrials as english } from "../../en/setup/trials.js";
import { count, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";

export const setupTrials: Translation<typeof english> = {
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
