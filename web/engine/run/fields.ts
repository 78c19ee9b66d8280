import { quoted } from "../checks.js";
import { PlaygroundError, reading } from "../errors.js";

/** The fields of an object by their names; of what is undefined none. */
export type Fields<Name extends string> = { readonly [Field in Name]?: unknown };

/**
 * The fields of an object, each read once. What has none of these names is refused, unless it is undefined.
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
    throw new PlaygroundError("wrong-type", field, "{field} must be an object.");
  }
  for (const key of reading(field, () => Object.keys(value))) {
    if ((names as readonly string[]).includes(key)) continue;
    const named = prefix + key.slice(0, 40);
    if (fieldOf(value, key, named) !== undefined) throw unknownField(key, named, field, names);
  }
  const fields: { [Field in Name]?: unknown } = {};
  for (const name of names) fields[name] = fieldOf(value, name, prefix + name);
  return fields;
}

/** One field of an object, whatever else that has. */
export function fieldOf(value: object, name: string, field: string): unknown {
  return reading(field, () => (value as Record<string, unknown>)[name]);
}

function unknownField(key: string, named: string, field: string, names: readonly string[]): PlaygroundError {
  const meant = meantBy(key, names);
  return meant
    ? new PlaygroundError("unknown", named, "There is no field {0} in {1}: did you mean {2}?", [
        quoted(key),
        field,
        meant,
      ])
    : new PlaygroundError("unknown", named, "There is no field {0} in {1}: it has {2}.", [
        quoted(key),
        field,
        names.join(", "),
      ]);
}

/** Letters that two names have to begin or end with alike for one to be taken for the other; of a short name all. */
const fewestAlike = 3;

/** The name that begins or ends most like an unknown one, whatever its case; undefined where none is near. */
function meantBy(key: string, names: readonly string[]): string | undefined {
  const given = key.toLowerCase();
  let [meant, most]: [string | undefined, number] = [undefined, fewestAlike - 1];
  for (const name of names) {
    const known = name.toLowerCase();
    const alike = known === given ? Number.POSITIVE_INFINITY : Math.max(beginning(given, known), ending(given, known));
    if (alike > most) [meant, most] = [name, alike];
  }
  return meant;
}

/** How many letters two names begin with alike. */
function beginning(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count++;
  return count;
}

/** How many letters two names end with alike. */
function ending(a: string, b: string): number {
  let count = 0;
  while (count < a.length && count < b.length && a.at(-1 - count) === b.at(-1 - count)) count++;
  return count;
}
