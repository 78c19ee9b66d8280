import { quoted } from "../checks.js";
import { PlaygroundError, reading } from "../errors.js";

/** The fields of an object by their names; of what is undefined none. */
export type Fields<Name extends string> = { readonly [Field in Name]?: unknown };

/**
 * The fields of an object, each read once. What has none of these names is refused.
 * @param prefix What stands before a name in an error, where that is not the object and a dot.
 */
export function fieldsOf<Name extends string>(
  value: unknown,
  field: string,
  names: readonly Name[],
  prefix = `${field}.`,
): Fields<Name> {
  if (value === undefined) return {};
  // The names of all members of a list may be too many to be made.
  const isList = reading(field, () => Array.isArray(value) || ArrayBuffer.isView(value));
  if (typeof value !== "object" || value === null || isList) {
    throw new PlaygroundError("wrong-type", field, `${field} must be an object.`);
  }
  for (const key of reading(field, () => Object.keys(value))) {
    if (!(names as readonly string[]).includes(key)) throw unknownField(key, field, names, prefix);
  }
  const fields: { [Field in Name]?: unknown } = {};
  for (const name of names) fields[name] = fieldOf(value, name, prefix + name);
  return fields;
}

/** One field of an object, whatever else that has. */
export function fieldOf(value: object, name: string, field: string): unknown {
  return reading(field, () => (value as Record<string, unknown>)[name]);
}

function unknownField(key: string, field: string, names: readonly string[], prefix: string): PlaygroundError {
  const meant = names.find((name) => isNear(key.toLowerCase(), name.toLowerCase()));
  const hint = meant ? `did you mean ${meant}?` : `it has ${names.join(", ")}.`;
  return new PlaygroundError(
    "unknown",
    prefix + key.slice(0, 40),
    `There is no field ${quoted(key)} in ${field}: ${hint}`,
  );
}

/** Letters that two names have to begin or end with alike for one to be taken for the other. */
const alike = 3;

function isNear(key: string, name: string): boolean {
  if (key === name) return true;
  if (Math.min(key.length, name.length) < alike) return false;
  return key.slice(0, alike) === name.slice(0, alike) || key.slice(-alike) === name.slice(-alike);
}
