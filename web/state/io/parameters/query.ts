import { parameterNames } from "../../document/parameter-names.js";
import type { Written } from "./write.js";

/** Readable parameters as they stand in an address: "data=xor&visit=12". */
export function queryOf(parameters: Written["parameters"]): string {
  const pairs = Object.entries(parameters).map(([name, value]) => `${name}=${readable(value)}`);
  return pairs.join("&");
}

/** What of a query is not the playground's: the page around it may need it. */
export function foreignPart(query: string): string {
  const parts = query.replace(/^\?/, "").split("&");
  return parts.filter((part) => part !== "" && !isOwn(part)).join("&");
}

function isOwn(part: string): boolean {
  const [[name = ""] = []] = [...new URLSearchParams(part)];
  return (parameterNames as readonly string[]).includes(name);
}

/** Encoded only where an address would mean something else: it is typed from paper. */
function readable(value: string): string {
  return encodeURIComponent(value).replace(/%(2C|2A|5E|3A)/g, decodeURIComponent);
}
