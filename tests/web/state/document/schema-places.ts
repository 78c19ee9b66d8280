import type * as v from "valibot";

/** As much of a schema as says where in a value there are lists and objects. */
interface Shape {
  readonly type: string;
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly items?: readonly Shape[];
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

/** A place in a value: its path, and a whole value in which something else stands there. */
export interface Place {
  readonly path: string;
  readonly with: (other: unknown) => unknown;
}

/** Every place of a value where its schema has a list, or an object, of whatever kind the value may be. */
export function placesOf(schema: v.GenericSchema, what: "lists" | "objects", path: string): Place[] {
  const types = what === "lists" ? ["array", "tuple"] : ["object"];
  return through(schema as unknown as Shape, path, types);
}

function through(shape: Shape, path: string, types: readonly string[]): Place[] {
  const { type, wrapped, item, items, entries, options } = shape;
  if (wrapped) return through(wrapped, path, types);
  if (type === "variant" || type === "union")
    return (options as readonly Shape[]).flatMap((option) => through(option, path, types));
  const own: Place[] = types.includes(type) ? [{ path, with: (other) => other }] : [];
  if (entries) {
    return own.concat(
      Object.entries(entries).flatMap(([name, entry]) =>
        through(entry, `${path}.${name}`, types).map((inner) => ({
          path: inner.path,
          with: (other: unknown) => ({ ...(sampleOf(shape) as object), [name]: inner.with(other) }),
        })),
      ),
    );
  }
  const members = item ? [item] : (items ?? []);
  return own.concat(
    members.flatMap((member, k) =>
      through(member, `${path}.${k}`, types).map((inner) => ({
        path: inner.path,
        with: (other: unknown) => members.map((one, j) => (j === k ? inner.with(other) : sampleOf(one))),
      })),
    ),
  );
}

/** A value that is nearly one of a schema: its words and its lists are. */
function sampleOf({ type, wrapped, item, items, entries, options = [], literal }: Shape): unknown {
  if (wrapped) return type === "exact_optional" ? undefined : sampleOf(wrapped);
  if (entries) {
    const members = Object.entries(entries).map(([name, entry]) => [name, sampleOf(entry)] as const);
    return Object.fromEntries(members.filter(([, value]) => value !== undefined));
  }
  switch (type) {
    case "literal":
      return literal;
    case "picklist":
      return options[0];
    case "variant":
    case "union":
      return sampleOf(options[0] as Shape);
    case "array":
      return item ? [sampleOf(item)] : [];
    case "tuple":
      return (items ?? []).map(sampleOf);
    case "string":
      return "x1";
    case "boolean":
      return true;
    case "custom":
      return [1];
    default:
      return 1;
  }
}
