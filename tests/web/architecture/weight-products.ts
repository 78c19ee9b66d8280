import { parseSync } from "vite";
import type { Source } from "./imports.js";

/** The layers that ask the engine what weights make of features. */
const asking = /^web\/(state|views|element)\/.+\.ts$/;

/**
 * What a name or an expression stands for: a list of weights or of counts α, an element of one, a feature's value (an
 * element of a list x), an element of another list. What a function makes of an element, such as a number as it is
 * written, is none of these.
 */
type Kind = "weights" | "weight" | "features" | "feature" | "element" | "other";

type Node = Readonly<Record<string, unknown>> & { readonly type: string };
type Scope = Map<string, Kind>;
type Handed = ReadonlyMap<string, Kind>;

const lists = /^(weights|alphas?)$/;
const members = /^(weight|alpha)$/;
/** Methods that call a function with each element, and at which place they hand it over. */
const each: Readonly<Record<string, number>> = {
  map: 0,
  flatMap: 0,
  forEach: 0,
  filter: 0,
  some: 0,
  every: 0,
  find: 0,
  findIndex: 0,
  from: 0,
  reduce: 1,
  reduceRight: 1,
};

/**
 * Products of a weight, or a count α, with an element of another list, and of a feature's value with another or with
 * itself: the core's to make. By line.
 */
export function weightProducts(sources: readonly Source[]): string[] {
  // A file that names none has none.
  const named = sources.filter(({ path, text }) => asking.test(path) && /\b(weights?|alphas?|x)\b/.test(text));
  return named.flatMap(({ path, text }) => productsIn(path, text));
}

function productsIn(path: string, text: string): string[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  const found: string[] = [];
  visit(program as unknown as Node, new Map(), (product) => {
    const line = text.slice(0, Number(product["start"])).split("\n").length;
    found.push(`${path}:${line} multiplies what the core multiplies: weights and features`);
  });
  return found;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

const nodesOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Goes through a tree with what its names stand for, and tells of each product of the kind. */
function visit(node: Node, around: Scope, tell: (product: Node) => void, given: Handed = new Map()): void {
  const scope: Scope = scopes.test(node.type) ? new Map(around) : around;
  if (isFunction(node)) {
    for (const name of nodesOf(node["params"]).flatMap(namesIn)) scope.set(name, given.get(name) ?? "other");
  }
  // In their order: what is declared first is known to what comes after it.
  declare(node, scope);
  if (isProduct(node) && factorsOf(node).some((one, k, all) => forms(one, all.toSpliced(k, 1), scope))) {
    tell(node);
    return;
  }
  for (const part of partsOf(node)) visit(part, scope, tell, handed(node, part, scope));
}

/** A product inside a product is told of with it. */
function forms(factor: Node, others: readonly Node[], scope: Scope): boolean {
  const kinds = others.map((other) => kindOf(other, scope));
  const kind = kindOf(factor, scope);
  if (kind === "feature") return kinds.includes("feature");
  return kind === "weight" && kinds.some((other) => /^(weight|feature|element)$/.test(other));
}

/** What has names of its own. */
const scopes = /Function|^BlockStatement$|^For/;

const isFunction = ({ type }: Node): boolean => /^(ArrowFunction|Function)/.test(type);

function isProduct({ type, operator }: Node): boolean {
  if (type === "BinaryExpression") return operator === "*" || operator === "**";
  return type === "AssignmentExpression" && operator === "*=";
}

function factorsOf(node: Node): Node[] {
  if (node.type === "ParenthesizedExpression") return factorsOf(node["expression"] as Node);
  if (!isProduct(node)) return [node];
  if (node["operator"] === "**") return [node["left"], node["left"]] as Node[];
  return [...factorsOf(node["left"] as Node), ...factorsOf(node["right"] as Node)];
}

function partsOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? nodesOf(value) : isNode(value) ? [value] : []));
}

/** What the names that a declaration or the head of a loop binds stand for. */
function declare(node: Node, names: Scope): void {
  if (node.type === "VariableDeclarator" && isNode(node["init"])) bind(node["id"] as Node, node["init"], names);
  if (node.type !== "ForOfStatement") return;
  const [declarator] = nodesOf((node["left"] as Node)["declarations"]);
  if (declarator) bindElement(declarator["id"] as Node, node["right"] as Node, names);
}

function bind(pattern: Node, init: Node, names: Scope): void {
  if (pattern.type === "ArrayPattern" && init.type === "ArrayExpression") {
    const values = init["elements"] as readonly unknown[];
    (pattern["elements"] as readonly unknown[]).forEach((part, k) => {
      const value = values[k];
      if (isNode(part) && isNode(value)) bind(withoutDefault(part), value, names);
    });
    return;
  }
  if (pattern.type === "ArrayPattern") bindElement(pattern, init, names, true);
  else if (pattern.type === "Identifier") names.set(String(pattern["name"]), kindOf(init, names));
}

/** The names of a pattern that takes an element of a list, or with `parts` its first few. */
function bindElement(pattern: Node, list: Node, names: Scope, parts = false): void {
  const kind = elementKind(list, names);
  // Of a list with its places the second is the element.
  const entries = !parts && methodOf(list) === "entries";
  const of = entries ? elementKind((list["callee"] as Node)["object"] as Node, names) : kind;
  for (const name of namesIn(pattern)) names.set(name, of);
}

/** What a function that is given to a call is handed: an element of the list it goes through. */
function handed(call: Node, part: Node, scope: Scope): Handed {
  const method = methodOf(call);
  const place = method === null ? undefined : each[method];
  if (place === undefined || !isFunction(part)) return new Map();
  const list = method === "from" ? nodesOf(call["arguments"])[0] : ((call["callee"] as Node)["object"] as Node);
  const pattern = nodesOf(part["params"])[place];
  const names = new Map<string, Kind>();
  if (!list || !pattern) return names;
  const kind = elementKind(list, scope);
  for (const name of namesIn(pattern)) names.set(name, kind);
  return names;
}

/** "map" of `weights.map(…)`, "from" of `Array.from(…)`. */
function methodOf({ type, callee }: Node): string | null {
  if (type !== "CallExpression" || !isNode(callee) || callee.type !== "MemberExpression") return null;
  return callee["computed"] ? null : String((callee["property"] as Node)["name"]);
}

function namesIn(pattern: Node): string[] {
  switch (pattern.type) {
    case "Identifier":
      return [String(pattern["name"])];
    case "ObjectPattern":
      return nodesOf(pattern["properties"]).flatMap((one) => namesIn((one["value"] ?? one["argument"]) as Node));
    case "ArrayPattern":
      return nodesOf(pattern["elements"]).flatMap(namesIn);
    case "AssignmentPattern":
      return namesIn(pattern["left"] as Node);
    default:
      return isNode(pattern["argument"]) ? namesIn(pattern["argument"]) : [];
  }
}

function withoutDefault(pattern: Node): Node {
  return pattern.type === "AssignmentPattern" ? (pattern["left"] as Node) : pattern;
}

function kindOf(node: Node, scope: Scope): Kind {
  switch (node.type) {
    case "Identifier":
      return kindOfName(String(node["name"]), scope);
    case "MemberExpression":
      return kindOfMember(node, scope);
    case "LogicalExpression":
      return kindOf(node["left"] as Node, scope);
    case "ConditionalExpression":
      return strongest([node["consequent"], node["alternate"]] as Node[], scope);
    case "BinaryExpression":
      return /^[-+/]$/.test(String(node["operator"]))
        ? strongest([node["left"], node["right"]] as Node[], scope)
        : "other";
    case "UnaryExpression":
      return kindOf(node["argument"] as Node, scope);
    case "ChainExpression":
    case "ParenthesizedExpression":
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
      return kindOf(node["expression"] as Node, scope);
    case "CallExpression":
      return methodOf(node) === "at" ? elementOf((node["callee"] as Node)["object"] as Node, scope) : "other";
    default:
      return "other";
  }
}

function kindOfName(name: string, scope: Scope): Kind {
  const known = scope.get(name) ?? "other";
  if (name === "x" && known === "other") return "features";
  if (lists.test(name) && known !== "weight") return members.test(name) ? "weight" : "weights";
  return members.test(name) ? "weight" : known;
}

function kindOfMember(node: Node, scope: Scope): Kind {
  if (node["computed"]) return elementOf(node["object"] as Node, scope);
  const name = String((node["property"] as Node)["name"]);
  if (name === "x") return "features";
  return lists.test(name) ? "weights" : members.test(name) ? "weight" : "other";
}

function elementOf(list: Node, scope: Scope): Kind {
  return isList(list, scope) ? "weight" : elementKind(list, scope);
}

function elementKind(list: Node, scope: Scope): Kind {
  const kind = kindOf(list, scope);
  return kind === "weights" ? "weight" : kind === "features" ? "feature" : "element";
}

/** α is the name of all counts and of one. */
function isList(node: Node, scope: Scope): boolean {
  return kindOf(node, scope) === "weights" || (node.type === "Identifier" && lists.test(String(node["name"])));
}

function strongest(nodes: readonly Node[], scope: Scope): Kind {
  const kinds = nodes.map((node) => kindOf(node, scope));
  return (["weight", "feature", "element"] as const).find((kind) => kinds.includes(kind)) ?? "other";
}
