import { rooms as compiled } from "../../generated/de/all-rooms.js";
import { type Rooms, wordsOf } from "../../language.js";
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
import { contents } from "../course/contents.js";
import { german } from "../german.js";
import { refusals } from "../refusals.js";
import { controls } from "../shared/controls.js";
import { guide } from "../shared/guide.js";
import { targets } from "../shared/targets.js";

/** All of German, by the names of the rooms. */
export const rooms: Rooms = {
  ...german.rooms,
  ...compiled,
  refusals,
  contents,
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
  controls,
  guide,
  targets,
};

export const words = wordsOf({ ...german, rooms });
