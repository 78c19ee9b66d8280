import * as v from "valibot";
import { mostClasses } from "../learners/multiclass.js";
import { productOf } from "./features/products.js";
import { longestClassName, mostFactors, mostFeatures } from "./limits.js";
import { list, rule } from "./reading/checks.js";

// What a schema without words of its own says.
v.setGlobalMessage(({ received }) => (received === "undefined" ? "is missing" : "is of the wrong kind"));

export const finite = v.pipe(v.number("must be a number"), v.finite("must be a finite number"));
export const whole = v.pipe(finite, v.integer("must be a whole number"), v.minValue(0, "must not be negative"));

/** Optional without `undefined`, as exactOptionalPropertyTypes wants it. */
export const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.exactOptional(schema);

export function words<const Words extends readonly string[]>(list: Words) {
  return v.picklist(list, rule("must be one of {0}", list.join(", ")));
}

/** A number within limits that are said in one sentence. */
export function between(low: number, high: number) {
  const said = rule("must be from {0} to {1}", low, high);
  return v.pipe(finite, v.minValue(low, said), v.maxValue(high, said));
}

/** A text of at most so many characters. */
export const text = (most: number) =>
  v.pipe(v.string("must be a text"), v.maxLength(most, rule("must have at most {0} characters", most)));

/** Several different names, no more than fit. */
export function names(name: v.GenericSchema<string>, what: "class name" | "column" | "feature" | "word", most: number) {
  return v.pipe(
    list(name, most, `must be a list of ${what}s`, rule(`must name at most {0} ${what}s`, most)),
    v.check((all) => new Set(all).size === all.length, `must not name a ${what} twice`),
  );
}

/** What classes are called, by their numbers: class 0 is the negative one of two. */
export const classNames = names(text(longestClassName), "class name", mostClasses);

/** Class 0 and class 1 have the labels of two classes; the further ones are their numbers. */
export const labels: readonly number[] = [-1, 1, 2, 3, 4, 5];
export const labelRule = "label must be −1 or +1, or 2 to 5 for further classes";

const weight = between(-1e100, 1e100);
const weights = list(
  weight,
  mostFeatures,
  "must be a list of numbers",
  rule("has more numbers than fit ({0})", mostFeatures),
);

/** Learned before an edit of the data, after which the run goes on from them. */
const carried = maybe(v.literal(true, "must be true where it is given"));

/** Weights to start from. */
export const initial = v.object({ weights, bias: weight, carried });

/** One weight vector and one bias a class, to start from. */
export const classInitial = v.object({
  weights: list(
    weights,
    mostClasses,
    "must be a list of weight vectors",
    rule("has more vectors than fit ({0})", mostClasses),
  ),
  bias: list(weight, mostClasses, "must be a list of numbers", rule("has more numbers than fit ({0})", mostClasses)),
  carried,
});

/** A product of base features: "x1*x2", "x1^2". */
export const product = v.pipe(
  v.string("must be a feature"),
  v.check(
    (name) => !/\s/.test(name) && productOf(name) !== null,
    "must be a product of x1, x2, …, such as x1*x2 or x1^2",
  ),
  v.check(
    (name) => (productOf(name)?.length ?? 0) <= mostFactors,
    rule("must be a product of at most {0} factors", mostFactors),
  ),
);
