import { parseSync } from "vite";
import type { Source } from "./imports.js";

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** What asks a learner for its traits, and not for its kind. */
const asking = /^web\/(state|views|element|notebook)\/(?!.*\/?learners\/).+\.ts$/;

/** Comparisons with a kind of learner outside the folders `learners/`, by line. */
export function learnerKindChecks(sources: readonly Source[], kinds: readonly string[]): string[] {
  return sources
    .filter(({ path, text }) => asking.test(path) && kinds.some((kind) => text.includes(`"${kind}"`)))
    .flatMap(({ path, text }) => {
      const { program, errors } = parseSync(path, text);
      if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
      return checksIn(program, new Set(kinds)).map((at) => {
        const line = text.slice(0, at).split("\n").length;
        return `${path}:${line} asks for a learner's kind: see state/learners/traits.ts and views/story/learners/story.ts`;
      });
    });
}

/** Where a `kind` is held against one of these words, by === and its like, or by a switch. */
function checksIn(value: unknown, kinds: ReadonlySet<string>): number[] {
  if (Array.isArray(value)) return value.flatMap((one) => checksIn(one, kinds));
  if (!isNode(value)) return [];
  const inside = Object.values(value).flatMap((one) => checksIn(one, kinds));
  return isCheck(value, kinds) ? [Number(value["start"]), ...inside] : inside;
}

function isCheck(node: Node, kinds: ReadonlySet<string>): boolean {
  const isWord = (one: unknown) => isNode(one) && one["type"] === "Literal" && kinds.has(String(one["value"]));
  if (node["type"] === "SwitchStatement")
    return isKind(node["discriminant"]) && (node["cases"] as readonly Node[]).some(({ test }) => isWord(test));
  if (node["type"] !== "BinaryExpression" || !/^[!=]==?$/.test(String(node["operator"]))) return false;
  const sides = [node["left"], node["right"]];
  return sides.some(isKind) && sides.some(isWord);
}

/** `kind`, `learner.kind`, `learner?.kind ?? "…"` */
function isKind(node: unknown): boolean {
  if (!isNode(node)) return false;
  switch (node["type"]) {
    case "Identifier":
      return node["name"] === "kind";
    case "MemberExpression":
      return isKind(node["property"]);
    case "ChainExpression":
    case "ParenthesizedExpression":
      return isKind(node["expression"]);
    case "LogicalExpression":
      return isKind(node["left"]);
    default:
      return false;
  }
}
