import { expect, it } from "vitest";
import { questionOf } from "../../../web/state/course/questions/practice.js";
import { dataX, dataY, project } from "../../../web/ui/canvas/projection.js";
import type { BoardQuestion } from "../../../web/views/quiz/board/candidates.js";
import { vectorFigure } from "../../../web/views/quiz/board/index.js";
import { engine } from "../state/engine.js";

const whole = await engine.complete();

function standing(seed: number, half: number): BoardQuestion<"drag"> {
  const question = questionOf("drag", seed, null, whole);
  if (question?.kind !== "drag") throw new Error("It is one.");
  const window = { x: [-half, half], y: [-half, half] } as const;
  const projection = project(window, { x: 0, y: 0, width: 900, height: 450 });
  // It is not drawn here.
  return { question, draft: null, projection, room: null as never };
}

/** Where the tip is held, in the numbers of the axes, and in those of the answer. */
function held(board: BoardQuestion<"drag">) {
  const place = { x: 540, y: 180 };
  const axes = [dataX(board.projection, place.x), dataY(board.projection, place.y)];
  return { axes, answer: vectorFigure.at(place, board) as readonly number[] };
}

it("the tip of w is where its numbers say along the axes, where that can be held and turned", () => {
  const length = Math.hypot(...standing(2, 1).question.start);
  const { axes, answer } = held(standing(2, 3 * length));
  for (const k of [0, 1]) expect(answer[k]).toBeCloseTo(axes[k] ?? Number.NaN, 1);
});

it("is drawn shorter, or longer, where it would leave the stage, or could not be taken", () => {
  const length = Math.hypot(...standing(2, 1).question.start);
  const far = held(standing(2, length / 2));
  expect(Math.hypot(...far.answer)).toBeGreaterThan(Math.hypot(...far.axes));
  const near = held(standing(2, 30 * length));
  expect(Math.hypot(...near.answer)).toBeLessThan(Math.hypot(...near.axes));
});
