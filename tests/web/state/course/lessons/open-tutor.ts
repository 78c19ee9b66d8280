import { Progress } from "../../../../../web/state/course/lessons/progress.js";
import { Tutor } from "../../../../../web/state/course/lessons/tutor.js";
import { ChosenPath } from "../../../../../web/state/course/lessons/unit.js";
import { Bench, cs188, stateOf } from "../../engine.js";
import { MemoryStorage } from "./memory-storage.js";

/** A tutor of a page on its own, and where it keeps its progress. */
export function openTutor(
  bench = Bench.ofTest(stateOf(cs188)),
  progress?: Progress,
): { bench: Bench; tutor: Tutor; storage: MemoryStorage } {
  const storage = new MemoryStorage();
  const tutor = new Tutor(bench.dispatch, progress ?? new Progress(() => storage), new ChosenPath(() => storage));
  return { bench, storage, tutor };
}
