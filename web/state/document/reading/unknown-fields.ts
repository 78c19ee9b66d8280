import type * as v from "valibot";
import { quoted } from "../../../engine/checks.js";
import { nearest } from "./checks.js";
import { type Refusal, refusalBy, refuse } from "./refusal.js";

/** As much of a schema as says which fields objects have. */
interface Shape {
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly entries?: Readonly<Record<string, Shape>>;
  /** Of a variant, the field that tells its options apart. */
  readonly key?: string;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

/** So many items of a list are looked at: no list of objects may be longer. */
const mostItems = 100;

/** So many are named of one object: it may have any number. */
const mostOfOne = 50;

/**
 * The fields of a value that its schema does not have, each named: what is misspelt does nothing, and would do so in silence.
 * So would a list in the place of an object.
 */
export function unknownFields(schema: v.GenericSchema, value: unknown): Refusal[] {
  return unknownIn([schema as unknown as Shape], value, "");
}

function unknownIn(shapes: readonly Shape[], value: unknown, path: string): Refusal[] {
  if (typeof value !== "object" || value === null) return [];
  const fitting = shapes.flatMap((shape) => plain(shape, value));
  if (Array.isArray(value)) {
    const items = fitting.flatMap(({ item }) => (item && holdsFields(item) ? [item] : []));
    const isObject = fitting.length > 0 && fitting.every(({ entries }) => entries);
    if (isObject) return [refuse(path.slice(0, -1), "wrong-type", "must be an object, not a list")];
    if (items.length === 0) return [];
    return value.slice(0, mostItems).flatMap((one, at) => unknownIn(items, one, `${path}${at}.`));
  }
  const entries = fitting.flatMap((shape) => (shape.entries ? [shape.entries] : []));
  if (entries.length === 0) return [];
  const known = entries.flatMap((one) => Object.keys(one));
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  const strange = members.filter(([name]) => !known.includes(name)).slice(0, mostOfOne);
  const inner = members.filter(([name]) => known.includes(name));
  return [
    ...strange.map(([name]) => unknown(path, name, known)),
    ...inner.flatMap(([name, member]) => {
      const shapesOf = entries.flatMap((one) => (Object.hasOwn(one, name) ? [one[name] as Shape] : []));
      return unknownIn(shapesOf, member, `${path}${name}.`);
    }),
  ];
}

/** The schemas that a value may be of, without what is around them: of a variant the one of its kind. */
function plain(shape: Shape, value: object): Shape[] {
  if (shape.wrapped) return plain(shape.wrapped, value);
  if (!shape.options || shape.literal !== undefined) return [shape];
  const options = shape.options.filter((option) => typeof option === "object") as readonly Shape[];
  const { key } = shape;
  const ofKind = (option: Shape): boolean =>
    key === undefined || option.entries?.[key]?.literal === (value as Readonly<Record<string, unknown>>)[key];
  return options.filter(ofKind).flatMap((option) => plain(option, value));
}

function holdsFields({ wrapped, entries, options }: Shape): boolean {
  if (wrapped) return holdsFields(wrapped);
  return entries !== undefined || (options ?? []).some((option) => holdsFields(Object(option)));
}

function unknown(path: string, name: string, known: readonly string[]): Refusal {
  const near = nearest(name, known);
  const field = `${path}${name}`;
  return near
    ? refusalBy(field, "unknown-field", "There is no field named {0}: did you mean {1}?", quoted(field), near)
    : refusalBy(field, "unknown-field", "There is no field named {0}.", quoted(field));
}
