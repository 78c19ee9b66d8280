// What the picture of the README shows, as text: written when it is taken (index.mjs), and held against the page of
// today by a journey, which fails where the picture is of another layout.
import { join } from "node:path";
import { paths } from "../paths.mjs";

/** The moment that is pictured. */
export const pictured = {
  query: "?visit=99",
  width: 1280,
  height: 800,
  picture: join(paths.web, "screenshot.png"),
  text: join(paths.web, "screenshot.txt"),
};

/**
 * @typedef {object} Sight
 * @property {string} name The name of a part of the page, the role and the name of a control, or a sentence.
 * @property {readonly [x: number, y: number, width: number, height: number]} box In pixels.
 */

/**
 * Runs in the page: the parts, controls and sentences that are in the window, from top to bottom.
 * @returns {Sight[]}
 */
export function inSight() {
  const root = document.querySelector("perceptron-playground")?.shadowRoot;
  const selector =
    '.pp-part, button, input, select, summary, [role="tab"], [role="slider"], .pp-story-sentence, .pp-verdict-text, .pp-transport-status';
  /** @param {Element} element */
  const nameOf = (element) => {
    const label = /** @type {HTMLInputElement} */ (element).labels?.[0];
    const name = element.getAttribute("aria-label") ?? (label ?? element).textContent ?? "";
    const kind = element.getAttribute("role") ?? (element.className.startsWith("pp-part") ? "part" : element.localName);
    return `${kind} ${name.replace(/\s+/g, " ").trim()}`;
  };
  /** @type {Sight[]} */
  const sights = [];
  for (const element of root?.querySelectorAll(selector) ?? []) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const inside = x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0;
    if (!inside || width < 4 || height < 4 || !element.checkVisibility()) continue;
    const [left = 0, top = 0, wide = 0, high = 0] = [x, y, width, height].map(Math.round);
    sights.push({ name: nameOf(element), box: [left, top, wide, high] });
  }
  return sights;
}

/**
 * @param {readonly Sight[]} sights
 * @param {string} sha256 of the picture
 */
export function picturedText(sights, sha256) {
  const { query, width, height } = pictured;
  return [
    `What screenshot.png shows: ${query} in ${width}×${height}. Written by npm run shots, with the picture.`,
    `sha256 ${sha256}`,
    ...sights.map(({ name, box }) => `${box.join(" ")} ${name}`),
    "",
  ].join("\n");
}

/**
 * @param {string} text
 * @returns {{ sha256: string, sights: Sight[] }}
 */
export function readPictured(text) {
  const [, sha256 = "", ...lines] = text.trimEnd().split("\n");
  const sights = lines.map((line) => {
    const [x = 0, y = 0, width = 0, height = 0] = line.split(" ", 4).map(Number);
    return { name: line.split(" ").slice(4).join(" "), box: /** @type {const} */ ([x, y, width, height]) };
  });
  return { sha256: sha256.replace("sha256 ", ""), sights };
}
