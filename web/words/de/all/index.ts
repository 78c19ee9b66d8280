import type { Rooms } from "../../words-of.js";
import { algorithm } from "../companion/algorithm.js";
import { compare } from "../companion/compare.js";
import { cures } from "../companion/feature-suggestions.js";
import { lift } from "../companion/lift.js";
import { margin } from "../companion/margin.js";
import { orderExperiment } from "../companion/order-experiment.js";
import { orders } from "../companion/orders.js";
import { projection } from "../companion/projection.js";
import { proof } from "../companion/proof.js";
import { tighten } from "../companion/tighten.js";
import { weightSpace } from "../companion/weight-space.js";
import { narration } from "../stage/narration.js";
import { aboutWeights, meanings } from "../story/about-weights.js";
import { baselines } from "../story/baselines.js";
import { ending } from "../story/ending.js";
import { linear } from "../story/linear.js";
import { multiclass } from "../story/multiclass.js";
import { outcome } from "../story/outcome.js";
import { passiveAggressive } from "../story/passive-aggressive.js";
import { story, weights } from "../story/story.js";
import { update } from "../story/update.js";
import { equation, visit } from "../story/visit.js";

/** What is no message yet, by the names of the rooms. */
export const written: Rooms = {
  algorithm,
  compare,
  cures,
  lift,
  margin,
  orderExperiment,
  orders,
  projection,
  proof,
  tighten,
  weightSpace,
  narration,
  "story.aboutWeights": aboutWeights,
  "story.baselines": baselines,
  "story.ending": ending,
  "story.outcome": outcome,
  "story.equation": equation,
  "story.linear": linear,
  "story.meanings": meanings,
  "story.multiclass": multiclass,
  "story.passiveAggressive": passiveAggressive,
  story,
  "story.update": update,
  "story.visit": visit,
  "story.weights": weights,
};
