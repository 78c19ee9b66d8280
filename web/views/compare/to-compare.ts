import type { Frame } from "../../state/frame.js";
import { startOf } from "../../state/learners/settings.js";
import { isPlainPerceptron, tellsClasses } from "../../state/learners/traits.js";
import { compare } from "../../words/en/companion/compare.js";
import { fewestToHoldOut, fractionToHoldOut, holdSomeOut } from "../shared/offers/hold-out.js";
import type { Message, Offer } from "../shared/offers/offer.js";

/** That there is nothing to compare yet, with what makes something. */
export function nothingToCompare({ examples, pane, words }: Frame): Message {
  const say = words.room(compare);
  const plain = isPlainPerceptron(pane.learner);
  const kind = plain ? "averaged" : "perceptron";
  const other: Offer = {
    words: plain ? say.addAveraged : say.addPerceptron,
    field: "learners",
    act: (now) => ({ type: "add-learner", learner: startOf(kind, now.pane.learner) }),
  };
  const holdOut: Offer = {
    words: say.holdOut(100 * fractionToHoldOut),
    field: "split",
    act: holdSomeOut,
  };
  // Neither of the two knows more than two classes.
  const known = tellsClasses(pane.learner) ? [] : [other];
  return { text: say.nothingYet, offers: examples.count < fewestToHoldOut ? known : [...known, holdOut] };
}
