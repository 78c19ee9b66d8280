import type { Written } from "../../state/parameters/index.js";

/** What the settings are called that no parameter says; the others are settings of the view. */
const called: Readonly<Record<string, string>> = {
  data: "the examples",
  features: "the features",
  learners: "settings of the learners",
  order: "the order",
  initial: "the weights to start from",
  split: "what is held out",
  view: "the part of the plane",
};

export interface Address {
  readonly href: string;
  /** What it does not say, in words; empty where it says everything. */
  readonly without: readonly string[];
}

/** The address of a page that shows a state. @param page the address of the page, whatever it shows. */
export function addressOf({ parameters, left }: Written, page: string): Address {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${readable(value)}`);
  const [place = ""] = page.split(/[?#]/);
  return {
    href: query.length > 0 ? `${place}?${query.join("&")}` : place,
    without: [...new Set(left.map((name) => called[name] ?? "settings of the view"))],
  };
}

/** Encoded only where an address would mean something else: it is typed from paper. */
function readable(value: string): string {
  return encodeURIComponent(value).replace(/%(2C|2A|5E|3A)/g, decodeURIComponent);
}
