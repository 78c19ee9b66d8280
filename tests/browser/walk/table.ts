import { everyJourney } from "../support/browsers.js";
import type { Question } from "./questions.js";
import * as states from "./states.js";

/** A window, whether it is touched, and whether the page in it is one that is presented. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
  readonly present: boolean;
  /** What else the address says. */
  readonly query: string;
}

export type Theme = "light" | "dark" | "projector";
export type Language = "en" | "de" | "long" | "mirrored";

/** Something that is shown, where, in what theme and language, and what is asked of it then. */
export interface Row {
  readonly shown: states.Shown;
  readonly size: Size;
  readonly theme: Theme;
  readonly language: Language;
  readonly asks: readonly Question[];
}

/** States that are crossed with sizes, themes and languages, and what is asked of each of them. */
interface Block {
  readonly shown: readonly states.Shown[];
  readonly sizes: readonly Size[];
  readonly themes: readonly Theme[];
  readonly languages: readonly Language[];
  readonly asks: readonly Question[];
}

const desk = (width: number, height: number): Size => ({ width, height, touch: false, present: false, query: "" });
const phone = (width: number, height: number): Size => ({ ...desk(width, height), touch: true });
const hall = (width: number, height: number): Size => ({ ...desk(width, height), present: true });

const phones = [phone(390, 844), phone(360, 640), phone(844, 390)];
/** A laptop, a large screen, and one in between. */
const desks = [desk(1366, 768), desk(1920, 1080), desk(1440, 900)];
const windows = [
  ...phones,
  ...desks,
  phone(414, 896),
  phone(896, 414),
  phone(932, 430),
  phone(768, 1024),
  phone(960, 540),
  desk(1024, 768),
  desk(1280, 600),
  desk(1280, 720),
  // Of a computer that is zoomed, to 200 % among others, and of one that is very wide.
  desk(720, 450),
  desk(720, 800),
  desk(640, 512),
  desk(3840, 1000),
];
const halls = [hall(1280, 720), hall(1920, 1080), hall(1366, 768), hall(1024, 768)];
/** Laptops whose screen is scaled. */
const lowHalls = [hall(960, 540), hall(853, 480)];
/** 1280 × 1024 and 1280 × 720 at 400 %, and a phone that lies with its keyboard open. */
const lows = [desk(320, 256), desk(320, 180), desk(640, 256)];

const themes: readonly Theme[] = ["light", "dark", "projector"];
const spoken: readonly Language[] = ["en", "de"];
const languages: readonly Language[] = ["en", "long", "de", "mirrored"];
const english: readonly Language[] = ["en"];

/** What is walked, as far as `Depth` says: `npm test` has each state, size, theme and language of each block in a row. */
const blocks: readonly Block[] = [
  { shown: states.everything, sizes: windows, themes, languages, asks: ["overflow", "covered", "cut", "names", "axe"] },
  { shown: states.everything, sizes: halls, themes, languages, asks: ["overflow", "cut", "names", "axe"] },
  {
    shown: [{ name: "a run", state: { visit: 100 } }],
    sizes: windows,
    themes: ["light"],
    languages: spoken,
    asks: ["words"],
  },
  { shown: states.desk, sizes: desks, themes: ["light"], languages: english, asks: ["overflow", "desk"] },
  {
    shown: states.wholePages,
    sizes: [phone(844, 390), desk(1440, 900)],
    themes: ["light"],
    languages: english,
    asks: ["whole"],
  },
  {
    shown: states.largest,
    sizes: [desk(1366, 768)],
    themes: ["light"],
    languages: english,
    asks: ["overflow", "whole"],
  },
  { shown: states.read, sizes: phones, themes: ["light"], languages: english, asks: ["reading"] },
  {
    shown: states.low,
    sizes: [...lows, desk(1280, 480), phone(844, 390), phone(390, 844)],
    themes: ["light"],
    languages: english,
    asks: ["focus"],
  },
  { shown: states.low, sizes: lows, themes: ["light"], languages: english, asks: ["low"] },
  { shown: states.hall, sizes: halls, themes, languages: english, asks: ["overflow", "whole", "hall"] },
  { shown: states.hallSteps, sizes: halls, themes, languages: english, asks: ["overflow", "whole", "hall"] },
  { shown: states.hall, sizes: lowHalls, themes, languages: english, asks: ["overflow", "whole"] },
  {
    shown: states.signs,
    sizes: [...phones, desk(640, 480), hall(1280, 720), desk(1366, 768)],
    themes: ["light"],
    languages: english,
    asks: ["signs"],
  },
  {
    shown: states.questions(everyJourney ? [1, 2, 3, 4, 5, 6] : [1]),
    sizes: [phone(360, 640), desk(1366, 768), phone(390, 844)],
    themes: ["light"],
    languages: english,
    asks: ["signs"],
  },
  {
    shown: states.predicting,
    sizes: [phone(360, 640), desk(1366, 768)],
    themes: ["light"],
    languages: english,
    asks: ["signs"],
  },
  ...(everyJourney
    ? ([
        { shown: states.hallPairs, sizes: halls, themes: ["light"], languages: english, asks: ["whole", "hall"] },
        { shown: states.steps, sizes: halls, themes: ["light"], languages: english, asks: ["whole", "hall"] },
      ] as const)
    : []),
];

/** How much of a block is walked. */
export type Depth = "each once" | "states in sizes" | "all";

const of = <Value>(list: readonly Value[], k: number): Value => {
  const value = list[k % list.length];
  if (value === undefined) throw new Error("a block is empty");
  return value;
};

/** Rows of a block: all; every state in every size, while themes and languages take turns; or each of anything in one row. */
function rowsOf({ shown, sizes, themes, languages, asks }: Block, depth: Depth): readonly Row[] {
  const row = (state: number, size: number, theme: number, language: number): Row => ({
    shown: of(shown, state),
    size: of(sizes, size),
    theme: of(themes, theme),
    language: of(languages, language),
    asks,
  });
  if (depth === "each once") {
    const count = Math.max(shown.length, sizes.length, themes.length, languages.length);
    return Array.from({ length: count }, (_, k) => {
      // A lap further on, each meets another: lists of the same length would else go side by side.
      const lap = Math.floor(k / sizes.length);
      return row(k, k, k + lap, k + lap);
    });
  }
  const places = shown.flatMap((_, state) => sizes.map((_, size) => [state, size] as const));
  if (depth === "states in sizes")
    return places.map(([state, size], k) =>
      row(state, size, state + size, state + size + Math.floor(k / sizes.length)),
    );
  // axe takes seconds: there the themes take turns.
  const turning = asks.includes("axe");
  return places.flatMap(([state, size]) =>
    languages.flatMap((_, language) =>
      turning
        ? [row(state, size, state + size + language, language)]
        : themes.map((_, theme) => row(state, size, theme, language)),
    ),
  );
}

export const rows = (depth: Depth): readonly Row[] => blocks.flatMap((block) => rowsOf(block, depth));
