import type { QuizName } from "../../../state/quiz/kinds/index.js";
import { boundaryForm } from "./boundary.js";
import { dragForm } from "./drag.js";
import { featureForm } from "./feature.js";
import type { QuizForm } from "./form.js";
import { inseparableForm } from "./inseparable.js";
import { mistakeForm } from "./mistake.js";
import { weightsForm } from "./weights.js";

const forms: { readonly [Name in QuizName]: QuizForm<Name> } = {
  mistake: mistakeForm,
  boundary: boundaryForm,
  weights: weightsForm,
  drag: dragForm,
  inseparable: inseparableForm,
  feature: featureForm,
};

/** The form of a kind: it takes the questions of that kind. */
export function formOf(name: QuizName): QuizForm {
  return forms[name] as unknown as QuizForm;
}
