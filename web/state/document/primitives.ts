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

/** A number within limits that are said in one sentence. */
export function between(low: number, high: number) {
  const rule = `must be from ${low} to ${high}`;
  return v.pipe(finite, v.minValue(low, rule), v.maxValue(high, rule));
}

/** Weights to start from. */
export const initial = v.object({ weights: v.array(finite, "must be a list of numbers"), bias: finite });
