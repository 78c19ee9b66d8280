import * as v from "valibot";

// What a schema without words of its own says.
v.setGlobalMessage(({ received }) => (received === "undefined" ? "is missing" : "is of the wrong kind"));

export const finite = v.pipe(v.number("must be a number"), v.finite("must be a finite number"));
export const whole = v.pipe(finite, v.integer("must be a whole number"), v.minValue(0, "must not be negative"));

/** Optional without `undefined`, as exactOptionalPropertyTypes wants it. */
export const maybe = <Schema extends v.GenericSchema>(schema: Schema) => v.exactOptional(schema);

export function words<const Words extends readonly string[]>(list: Words) {
  return v.picklist(list, `must be one of ${list.join(", ")}`);
}

/** "1e6", as the core writes it; small numbers in full. */
export function brief(value: number): string {
  return (Math.abs(value) < 1e6 ? String(value) : value.toExponential()).replace("+", "");
}

/** A number within limits that are said in one sentence. */
export function between(low: number, high: number) {
  const rule = `must be from ${brief(low)} to ${brief(high)}`;
  return v.pipe(finite, v.minValue(low, rule), v.maxValue(high, rule));
}

const weight = between(-1e100, 1e100);

/** Weights to start from; `carried`: learned before an edit of the data, after which the run goes on from them. */
export const initial = v.object({
  weights: v.array(weight, "must be a list of numbers"),
  bias: weight,
  carried: maybe(v.literal(true, "must be true where it is given")),
});
