// The pictures of the README, and where what they show is written down: `npm run shots` writes that with the pictures, and
// a unit test (tests/web/shots) holds it against the page of today.
import { join } from "node:path";
import { paths } from "../paths.mjs";

/** What the pictures show, as text, and the SHA-256 of their files. */
export const record = join(paths.web, "screenshot.txt");

export const still = { file: join(paths.web, "screenshot.png"), query: "?visit=99", width: 1280, height: 800 };

const xor = "?data=xor&max-epochs=20";
const repaired = "?data=xor&features=x1,x2,x1*x2";

/** What a message that links to the site shows: XOR, repaired. */
export const card = {
  file: join(paths.site, "public", "card.png"),
  query: `${repaired}&visit=48`,
  width: 1200,
  height: 640,
};

/** A moment of the animation, and for how many milliseconds it is shown. @typedef {{ query: string, hold: number }} Moment */

/** XOR is drawn, trained in vain, given the product of its features, and trained until it converges. */
export const film = {
  file: join(paths.web, "screenshot.gif"),
  width: 960,
  height: 600,
  /** @type {readonly Moment[]} */
  moments: [
    { query: xor, hold: 1800 },
    ...[1, 2, 3, 4, 5, 6].map((visit) => ({ query: `${xor}&visit=${visit}`, hold: 450 })),
    { query: `${xor}&visit=80`, hold: 2400 },
    { query: repaired, hold: 1800 },
    ...[1, 2, 4, 8, 16, 32].map((visit) => ({ query: `${repaired}&visit=${visit}`, hold: 450 })),
    { query: `${repaired}&visit=48`, hold: 3600 },
  ],
};

/** Every moment that is shown, each once. */
export const queries = [...new Set([still.query, ...film.moments.map(({ query }) => query)])];
