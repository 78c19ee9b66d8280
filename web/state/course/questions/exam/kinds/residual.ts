import { labelNumber, quantized, residual as residualOf } from "../../../../document/notation/labels.js";
import { defaultUi } from "../../../../document/settings.js";
import { using } from "../../../checks/run.js";
import {
  agrees,
  allAgree,
  anyModel,
  examKind,
  flat,
  labels,
  modelOf,
  places,
  plus,
  pointsOf,
  rounded,
} from "../exam.js";

/** The notation that it is about. */
const notation = { labels: "zero-one" } as const;

/** The residual of an example, and the weights after its visit, with labels 0 and 1. */
export const residual = examKind({
  turn: 16,
  make: (random, engine) => {
    const at = places(random, 4, 3);
    const y = labels(random, at.length);
    const initial = anyModel(random, 3);
    const wanted = random.below(3) - 1;
    const learner = { kind: "perceptron", tie: "negative" } as const;
    const visit = using(engine.createRun({ X: at, y, bias: true, initial, learner }), (run) => {
      run.step();
      return run.record();
    });
    const after = visit && modelOf(visit.after);
    if (!visit || !after || residualOf(visit) !== wanted) return null;
    const [place = [0, 0]] = at;
    return {
      form: "numbers",
      given: {
        ...initial,
        place,
        label: labelNumber(visit.label, notation),
        score: rounded(visit.score),
        // q and e: 0 or 1, and −1, 0 or 1.
        answer: quantized(visit),
        residual: residualOf(visit),
        after,
      },
      page: { data: pointsOf(at, y), learners: [learner], ui: { ...defaultUi, ...notation } },
      // Before, the stage would show whether it is a mistake.
      after: { initial, visit: 1 },
    };
  },
  truth: ({ residual: e, after }) => [e, ...flat(after)],
  replies: ({ place, label, score, residual: e, after, ...before }, [said = 0, ...model]) => {
    const isResidual = agrees(said, e);
    return {
      answerFirst: !isResidual && agrees(said, -e),
      twice: !isResidual && agrees(said, 2 * e),
      ofScore: !isResidual && agrees(said, label - score),
      residualWrong: !isResidual,
      right: allAgree(model, flat(after)),
      stays: e === 0,
      leftAsBefore: allAgree(model, flat(before)),
      wrongWay: allAgree(model, plus(before, -e, place)),
      biasKept: allAgree(model, [...after.weights, before.bias]),
      weightsWrong: true,
    };
  },
});
