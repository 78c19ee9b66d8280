import { names } from "../../../web/words/generated/names.js";
import { everyJourney, sampled } from "../support/browsers.js";
import type { Language } from "../tongues.js";
import type { Question } from "./questions.js";
import * as states from "./states.js";

/** A window, whether it is touched, and whether the page in it is presented. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
  readonly present: boolean;
}

export type Theme = "light" | "dark" | "projector";

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

const desk = (width: number, height: number): Size => ({ width, height, touch: false, present: false });
const phone = (width: number, height: number): Size => ({ ...desk(width, height), touch: true });
const hall = (width: number, height: number): Size => ({ ...desk(width, height), present: true });

const phones = [phone(390, 844), phone(360, 640), phone(844, 390)] as const;
/** A laptop, a large screen, and one in between. */
const desks = [desk(1366, 768), desk(1920, 1080), desk(1440, 900)] as const;
/** Also of tablets, of a computer that is zoomed, and of one that is very wide. */
const windows = sampled(
  [
    ...phones,
    ...desks,
    phone(768, 1024),
    phone(960, 540),
    phone(932, 430),
    desk(1024, 768),
    desk(1280, 600),
    desk(640, 512),
    desk(720, 800),
    desk(3840, 1000),
  ] as const,
  ...[0, 1, 2, 3, 4, 6, 11],
);
const halls = [hall(1280, 720), hall(1920, 1080)] as const;
/** 1280 × 1024 and 1280 × 720 at 400 %, and a phone that lies with its keyboard open. */
const lows = sampled([desk(320, 256), desk(640, 256), desk(320, 180)] as const, 0);

const themes = ["light", "dark", "projector"] as const;
const light = ["light"] as const;
const own = Object.keys(names).filter((code) => code !== "en" && code !== "de") as Language[];
const languages: readonly Language[] = ["en", "long", "de", "mirrored", ...(everyJourney ? own : [])];
const spoken: readonly Language[] = ["en", "de", ...(everyJourney ? own : [])];
const english = ["en"] as const;
/** Its lines are broken between any two characters, and it brings a style sheet. */
const chinese = ["zh"] as const;

const block = (
  shown: readonly states.Shown[],
  sizes: readonly Size[],
  themes: readonly Theme[],
  languages: readonly Language[],
  ...asks: readonly Question[]
): Block => ({ shown, sizes, themes, languages, asks });

const named = (all: readonly states.Shown[], name: string): readonly states.Shown[] =>
  all.filter((shown) => shown.name === name);

/**
 * What is walked, as far as `Depth` says: `npm test` has each state, size, theme and language of a block in a row. Each part
 * has a file of its own, for the sake of the processors.
 */
const blocks = {
  page: [
    block(states.everything, windows, themes, languages, "overflow", "cut", "names", "axe"),
    block(states.settings, [...phones, desks[0], desks[1]], themes, spoken, "overflow", "cut", "axe"),
    block(states.small, [desk(320, 256)], ["light", "dark"], spoken, "overflow", "axe"),
    block([states.run], windows, light, spoken, "words"),
    block([states.run], [phone(390, 844)], light, chinese, "overflow", "cut", "names"),
    block(named(states.views, "3-D"), [phone(768, 1024)], ["dark"], ["mirrored"], "overflow"),
    block(named(states.views, "weight space"), [desk(640, 512)], light, ["long"], "overflow", "cut"),
    block(
      states.open,
      [...windows, ...sampled([phone(414, 896), phone(896, 414), desk(1280, 720)])],
      light,
      english,
      "covered",
    ),
  ],
  hall: [
    block(states.presented, [halls[0]], themes, spoken, "overflow", "names", "axe"),
    block(sampled(states.views, 0, 3, 5, 8, 9), [halls[0]], light, sampled(languages, 1), "overflow", "cut"),
    block(states.hall, halls, themes, spoken, "overflow", "whole", "hall"),
    block(states.hallAlone, halls, themes, spoken, "overflow", "whole", "hall", "stage"),
    block([...named(states.views, "trace"), ...named(states.views, "comparison")], halls, themes, ["de"], "hall"),
    block(sampled(states.hallSteps, 0, 3, 5, 9, 10), halls, themes, english, "overflow", "hall"),
    block(states.hallStage, [hall(1280, 720), hall(1024, 768)], light, english, "overflow", "whole", "stage"),
    block(states.hallLow, [hall(960, 540), hall(853, 480)], themes, english, "overflow", "whole", "stage"),
    block([states.run], [hall(390, 844)], themes, spoken, "overflow", "axe"),
    ...(everyJourney
      ? [block(states.hallPairs, halls, themes, english, "hall"), block(states.hallPath, halls, light, english, "hall")]
      : []),
  ],
  room: [
    block(states.desk, desks, light, english, "overflow", "desk"),
    block(states.cells, [desk(1366, 768), desk(1440, 900)], light, english, "desk"),
    block(states.tabs, [desk(1366, 768), desk(1440, 900)], light, spoken, "tabs"),
    block(states.types, [desk(1366, 768), phone(390, 844)], light, english, "overflow", "cut"),
    block(states.largest, [desk(1366, 768)], light, english, "overflow", "whole", "stage"),
    block(states.still, [phone(844, 390), desk(1440, 900)], light, english, "still"),
    block(states.read, phones, light, english, "reading"),
    block(states.low, lows, light, english, "low"),
    block(
      sampled(states.keyed, 1, 3),
      [...lows, ...sampled([phone(390, 844), phone(844, 390), desk(1280, 480)], 0)],
      light,
      english,
      "focus",
    ),
    block([states.keyedReviews, ...named(states.keyed, "the trace")], [desk(320, 256)], light, english, "focus"),
    block(named(states.keyed, "a notice"), [desk(640, 256)], light, english, "covered", "focus"),
  ],
  signs: [
    block(
      states.signs,
      sampled([...phones, desk(640, 480), hall(1280, 720), desk(1366, 768)], 0, 4, 5),
      light,
      english,
      "signs",
    ),
    block(
      states.questions(everyJourney ? [1, 2, 3, 4, 5, 6] : [1]),
      sampled([phone(390, 844), desk(1366, 768), phone(360, 640)], 0, 1),
      light,
      english,
      "signs",
    ),
    block(states.predicting, [phone(390, 844), desk(1366, 768)], light, english, "signs"),
  ],
} satisfies Readonly<Record<string, readonly Block[]>>;

/** How much of a block is walked. */
export type Depth = "each once" | "states in sizes" | "all";

const of = <Value>(list: readonly Value[], k: number): Value => {
  const value = list[k % list.length];
  if (value === undefined) throw new Error("a block is empty");
  return value;
};

/** Rows of a block: all; every state in every size, while themes and languages take turns; or each of anything in one row. */
function rowsOf({ shown, sizes, themes, languages, asks }: Block, depth: Depth): readonly Row[] {
  // The type of a projector is large, and for words as they are.
  const forPseudo = themes.filter((theme) => theme !== "projector");
  const row = (state: number, size: number, theme: number, language: number): Row => {
    const spoken = of(languages, language);
    const worn = spoken === "long" || spoken === "mirrored" ? forPseudo : themes;
    return { shown: of(shown, state), size: of(sizes, size), theme: of(worn, theme), language: spoken, asks };
  };
  if (depth === "each once") {
    const count = Math.max(shown.length, sizes.length, themes.length, languages.length);
    const others = languages.filter((language) => language !== "en");
    return Array.from({ length: count }, (_, k) => {
      // A lap further on, each meets another: lists of the same length would else go side by side. A window has English
      // and one language more, which one page speaks.
      const lap = Math.floor(k / sizes.length);
      const other = lap % 2 === 0 || others.length === 0 ? "en" : of(others, k % sizes.length);
      const found = row(k, k, k + lap, languages.indexOf(other));
      // axe takes seconds, and meets most parts in several rows.
      return k % 2 === 0 ? found : { ...found, asks: asks.filter((question) => question !== "axe") };
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

export type Part = keyof typeof blocks;

export const rows = (part: Part, depth: Depth): readonly Row[] =>
  blocks[part].flatMap((block: Block) => rowsOf(block, depth));
