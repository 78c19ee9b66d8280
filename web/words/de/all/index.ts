import { rooms as compiled } from "../../generated/de/all-rooms.js";
import { type Rooms, wordsOf } from "../../language.js";
import { contents } from "../course/contents.js";
import { german } from "../german.js";
import { refusals } from "../refusals.js";
import { controls } from "../shared/controls.js";
import { guide } from "../shared/guide.js";
import { targets } from "../shared/targets.js";
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

/** All of German, by the names of the rooms. */
export const rooms: Rooms = {
  ...german.rooms,
  ...compiled,
  refusals,
  contents,
  controls,
  guide,
  targets,
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

export const words = wordsOf({ ...german, rooms });
