import type * as v from "valibot";
import { listed } from "../state/notation/sentence.js";

/** As much of a schema as says which values it takes. */
interface Shape {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly Shape[];
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly items?: readonly Shape[];
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly requirement?: unknown;
}

/** Which values a schema takes, in words: "a whole number, at least 1", "auto, light or dark". */
export function valuesOf(schema: v.GenericSchema): string {
  return said(schema as unknown as Shape);
}

function said(shape: Shape): string {
  if (shape.pipe) {
    const [first, ...actions] = shape.pipe.flatMap((one) => [...(one.pipe ?? [one])]);
    return first ? withLimits(said(first), actions) : "";
  }
  switch (shape.type) {
    case "picklist":
      return listed((shape.options ?? []).map(String), " or ");
    case "literal":
      return JSON.stringify(shape.literal);
    case "boolean":
      return "true or false";
    case "number":
      return "a number";
    case "string":
      return "a text";
    case "nullable":
      return `${inside(shape)}, or null`;
    case "optional":
    case "exact_optional":
      return inside(shape);
    case "union":
      return (shape.options as readonly Shape[]).map(said).join(", or ");
    case "variant":
      return (shape.options as readonly Shape[]).map(said).join("; ");
    case "array":
      return shape.item ? `a list: each ${said(shape.item)}` : "a list";
    case "tuple":
      return `[${(shape.items ?? []).map(said).join(", ")}]`;
    case "object":
      return `{ ${Object.entries(shape.entries ?? {})
        .map(member)
        .join(", ")} }`;
    case "custom":
      return "a list of numbers";
    default:
      throw new Error(`The reference has no words for a schema of type ${shape.type}.`);
  }
}

const inside = ({ wrapped }: Shape): string => (wrapped ? said(wrapped) : "");

const optional: ReadonlySet<string> = new Set(["optional", "exact_optional"]);

/** What is long to say is said where it stands by itself. */
function member([name, shape]: [string, Shape]): string {
  if (name === "initial" || name === "insteadOf") return `${name}?`;
  return `${name}${optional.has(shape.type) ? "?" : ""}: ${said(shape)}`;
}

function withLimits(what: string, actions: readonly Shape[]): string {
  const limit = (type: string) => actions.findLast((one) => one.type === type)?.requirement;
  const [least, above, most, length] = ["min_value", "gt_value", "max_value", "max_length"].map(limit);
  const parts = [
    what === "a number" && actions.some(({ type }) => type === "integer") ? "a whole number" : what,
    least === undefined ? "" : `from ${String(least)}`,
    above === undefined ? "" : `above ${String(above)}`,
    most === undefined ? "" : `to ${String(most)}`,
    length === undefined ? "" : `of at most ${String(length)}${what === "a text" ? " characters" : ""}`,
  ];
  return parts.filter((part) => part !== "").join(" ");
}
