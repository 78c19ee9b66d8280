import { room } from "../../room.js";
import type { TermName } from "../glossary.js";

/** What the letters of the page stand for: terms, which open their entries in the glossary. */
export const meanings = room("story.meanings", {
  heading: "What the letters mean",
  terms: {
    example: "example",
    feature: "feature",
    label: "label",
    weight: "weights",
    bias: "bias",
    threshold: "threshold",
    score: "score",
    tie: "tie",
    prediction: "prediction",
    residual: "residual",
    product: "dot product",
    length: "length",
    rate: "learning rate",
    visit: "visit",
    radius: "radius",
    margin: "margin of the bound",
    geometric: "geometric margin",
  } satisfies Partial<Record<TermName, string>>,
});
