import type { Target } from "./browser.js";
import type { Query } from "./in-page/find.js";

export function toQuery(target: Target): Query {
  if (typeof target === "string") return { selector: target, role: null, name: null, pattern: null };
  const { role, name } = target;
  const query: Query = { selector: "*", role, name: null, pattern: null };
  if (typeof name === "string") return { ...query, name: name.replace(/\s+/g, " ").trim() };
  return name ? { ...query, pattern: [name.source, name.flags.replace(/[gy]/g, "")] } : query;
}

export function describeTarget(target: Target): string {
  if (typeof target === "string") return target;
  return target.name === undefined ? target.role : `${target.role} ${JSON.stringify(String(target.name))}`;
}
