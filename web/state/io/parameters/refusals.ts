import { quoted } from "../../../engine/checks.js";
import type { LearnerSpec } from "../../../engine/types.js";
import { courseReviews } from "../../data/reviews/course-reviews.js";
import { type Parameters, parameterNames } from "../../document/parameter-names.js";
import { nearest } from "../../document/reading/checks.js";
import { type Refusal, refusalBy, refuse } from "../../document/reading/refusal.js";
import { descriptorOf, descriptors } from "../../learners/index.js";
import { learnerParameters } from "../../learners/parameters.js";

/** What others write into addresses, for themselves. */
const foreign = /^(utm_.*|_.*|[a-z]*clk?id|[gw]braid|mc_[ce]id|igshid?|ref|lang)$/i;

/** What the element reads in an address beside the state. */
const ofElement: ReadonlySet<string> = new Set(["allow-from"]);

/** What is wrong with the names in an address: none of ours, or given twice. */
export function refusedNames(names: readonly string[]): Refusal[] {
  return Array.from(new Set(names)).flatMap((name) => {
    if ((parameterNames as readonly string[]).includes(name)) {
      const twice = names.indexOf(name) !== names.lastIndexOf(name);
      return twice ? refuse(name, "repeated", "is given more than once: the first counts") : [];
    }
    if (ofElement.has(name) || foreign.test(name)) return [];
    const near = nearest(name, parameterNames);
    return near
      ? refusalBy(name, "unknown", "There is no parameter named {0}: did you mean {1}?", quoted(name), near)
      : refusalBy(name, "unknown", "There is no parameter named {0}.", quoted(name));
  });
}

/** What is given and does nothing, because no learner has the setting, or the data no such option. */
export function idle(get: Parameters["get"], learners: readonly LearnerSpec[]): Refusal[] {
  const given = (name: string): boolean => get(name) !== null;
  const settings = learnerParameters.filter((name) => given(name) && !learners.some(({ kind }) => has(kind, name)));
  const course = given("course") && given("quiz") && !given("lesson") ? ["course"] : [];
  const options = get("data") === courseReviews.kind ? ["n", "noise", "columns", "species"].filter(given) : [];
  return [
    ...settings.map((name) => {
      const owners = descriptors.filter(({ kind }) => has(kind, name)).map(({ kind }) => kind);
      return nothing(name, "it is a setting of {0}", owners.join(", "));
    }),
    ...course.map((name) => nothing(name, "quiz opens a question")),
    ...options.map((name) => nothing(name, "the reviews are as they are")),
  ];
}

const has = (kind: LearnerSpec["kind"], name: string): boolean =>
  descriptorOf(kind).fields.some(({ parameter }) => parameter === name);

/** Options of data that are given where a step has examples of its own. */
export function idleBesideStep(names: readonly string[]): Refusal[] {
  return names.map((name) => nothing(name, "the step has examples of its own"));
}

function nothing(field: string, why: string, ...facts: readonly string[]): Refusal {
  return refuse(field, "no-effect", `does nothing here: ${why}`, ...facts);
}
