import type { OrderKind, Scaling } from "../../../engine/types.js";
import { count, plural } from "../../grammar/en.js";
import { room } from "../../room.js";

const scaled: Readonly<Record<Scaling, string>> = {
  none: "",
  standardize: ", standardised",
  "min-max": ", scaled to 0…1",
  "unit-norm": ", scaled to length 1",
};

const orders: Readonly<Record<OrderKind, string>> = {
  given: "as drawn",
  "positives-first": "positives first",
  "shuffle-once": "shuffled once",
  "shuffle-each-epoch": "shuffled each epoch",
  custom: "in your own order",
};

/** The setup in one sentence, and the headings of its sections. */
export const setup = room("setup", {
  setup: "Setup",
  titles: { data: "Data", learner: "Learner", features: "Features", order: "Order", compare: "Learners" },
  /** Before each part: "Two blobs learned by Perceptron from x₁, x₂ visited as drawn". */
  before: { data: "", learner: "learned by", features: "from", order: "visited", compare: "" },
  /** @param others that it is compared with. */
  learner: (title: string, others: number): string => (others > 0 ? `${title} and ${count(others)} more` : title),
  named: (features: readonly string[], scaling: Scaling): string => features.join(", ") + scaled[scaling],
  /** Where they are too many to name. */
  counted: (features: number, scaling: Scaling): string =>
    plural(features, { one: `# feature${scaled[scaling]}`, other: `# features${scaled[scaling]}` }),
  /** @param isList whether the examples are listed, not drawn. */
  order: (kind: OrderKind, isList: boolean): string => (kind === "given" && isList ? "as listed" : orders[kind]),
  compare: (learners: number): string => (learners > 1 ? `${count(learners)} learners` : "Add a learner"),
  pin: "Pin",
  unpin: "Unpin",
  close: "Close",
});
