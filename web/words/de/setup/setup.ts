import type { OrderKind, Scaling } from "../../../engine/types.js";
import type { setup as english } from "../../en/setup/setup.js";
import { count, plural } from "../../grammar/de.js";
import type { Translation } from "../../room.js";
import { featuresDative } from "../nouns.js";

const scaled: Readonly<Record<Scaling, string>> = {
  none: "",
  standardize: ", standardisiert",
  "min-max": ", auf 0…1 skaliert",
  "unit-norm": ", auf Länge 1 skaliert",
};

const orders: Readonly<Record<OrderKind, string>> = {
  given: "wie gezeichnet",
  "positives-first": "positive zuerst",
  "shuffle-once": "einmal gemischt",
  "shuffle-each-epoch": "jede Epoche gemischt",
  custom: "selbst gewählt",
};

export const setup: Translation<typeof english> = {
  setup: "Aufbau",
  titles: {
    data: "Daten",
    learner: "Verfahren",
    features: "Merkmale",
    order: "Reihenfolge",
    compare: "Mehrere Verfahren",
  },
  // "Zwei Wolken Verfahren Perzeptron mit x₁, x₂ Reihenfolge wie gezeichnet": a title has no case of its own after "von".
  before: { data: "", learner: "Verfahren", features: "mit", order: "Reihenfolge", compare: "" },
  learner: (title, others) =>
    others > 0 ? plural(others, { one: `${title} und # weiteres`, other: `${title} und # weitere` }) : title,
  named: (features, scaling) => features.join(", ") + scaled[scaling],
  counted: (features, scaling) => featuresDative(features) + scaled[scaling],
  order: (kind, isList) => (kind === "given" && isList ? "wie aufgelistet" : orders[kind]),
  compare: (learners) => (learners > 1 ? `${count(learners)} Verfahren` : "Verfahren hinzufügen"),
  pin: "Anheften",
  unpin: "Lösen",
  close: "Schließen",
};
