import { isExam } from "../../../state/course/questions/exam/index.js";
import type { DrawnName, QuizName } from "../../../state/course/questions/kinds/index.js";
import { boundaryForm } from "./boundary.js";
import { dragForm } from "./drag.js";
import { examForm } from "./exam.js";
import { featureForm } from "./feature.js";
import type { QuizForm } from "./form.js";
import { inseparableForm } from "./inseparable.js";
import { mistakeForm } from "./mistake.js";
import { weightsForm } from "./weights.js";

const forms: { readonly [Name in DrawnName]: QuizForm<Name> } = {
  mistake: mistakeForm,
  boundary: boundaryForm,
  weights: weightsForm,
  drag: dragForm,
  inseparable: inseparableForm,
  feature: featureForm,
};

/** The form of a kind: it takes the questions of that kind. */
export function formOf(name: QuizName): QuizForm {
  return (isExam(name) ? examForm : forms[name]) as unknown as QuizForm;
}
