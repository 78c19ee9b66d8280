import { count, list } from "../../grammar/en.js";
import { room } from "../../room.js";
import { epochs } from "../nouns.js";

const problem = {
  features: "the features",
  scaling: "the scaling",
  noBias: "no bias",
  order: "the order of visits",
  split: "the held-out examples",
  initial: "the initial weights",
} as const;

const shown = {
  view: "the zoom",
  lift: "the 3-D picture",
  shading: "the shading",
  why: "why the examples are separable or not",
  difference: "where two learners disagree",
  drawer: "the open panel",
  pinned: "the pinned settings",
  present: "the presentation",
  moments: "the prepared moments",
  predictFirst: "the question before each visit",
  hide: "what is hidden",
  lock: "what is locked",
  embed: "the layout for another page",
} as const;

const themes = { light: "the light theme", dark: "the dark theme", projector: "the projector theme" } as const;

/** What a link holds, where it is not as usual. */
export interface LinkContents {
  /** What the data is called, and the learners. */
  readonly data: string;
  readonly learners: readonly string[];
  readonly visit: number;
  readonly problem: readonly (keyof typeof problem)[];
  readonly maxEpochs: number | null;
  readonly shown: readonly (keyof typeof shown)[];
  readonly theme: keyof typeof themes | null;
}

/** The address that opens this moment. */
export const shareLink = room("share.link", {
  heading: "Title, shown to whoever opens the link",
  contents: (link: LinkContents): string => {
    const parts = [
      link.data,
      ...link.learners,
      `visit ${count(link.visit)}`,
      ...link.problem.map((part) => problem[part]),
      ...(link.maxEpochs === null ? [] : [`at most ${epochs(link.maxEpochs)}`]),
      ...link.shown.map((part) => shown[part]),
      ...(link.theme === null ? [] : [themes[link.theme]]),
    ];
    return `It contains ${list(parts)}.`;
  },
  length: (characters: number): string => `It has ${count(characters)} characters.`,
  forAll: "Anyone who opens it sees exactly the same.",
  /** Where the page is a file. */
  hereOnly: "It opens on this computer only, because this page is a file here.",
  noAddress:
    "This page does not read its address. Put the copied text at the end of the address of a playground that does.",
  tooLong: (most: number): string =>
    `This is too much for a link: it would be longer than ${count(most)} characters, and some programs cut such links off. A file holds everything: save one below.`,
  link: "link",
  state: "state",
});

/** The panel of sharing, and its small sections. */
export const share = room("share", {
  title: "Share",
  close: "Close",
  /** Headings, by the names of the sections. */
  sections: {
    code: "QR code",
    file: "File",
    embed: "Embed",
    gradebook: "For a learning system",
    data: "Examples",
    visits: "Visits",
    model: "Model",
    worksheet: "Worksheet",
    python: "Python script",
    cite: "Citation",
    offline: "Use it offline",
  },
  /** What files are written in. */
  formats: {
    csv: "CSV",
    json: "JSON",
    libsvm: "libsvm",
    markdown: "Markdown",
    latex: "LaTeX",
    python: "Python",
    bibtex: "BibTeX",
    plain: "Plain text",
  },

  examples: "All examples, with every digit. To open the JSON file again, choose Open in the menu.",
  python:
    "This run as a Python script that needs no packages: the same visits, mistakes and weights, to the last bit. It also shows how to call scikit-learn.",
  model:
    "What predicts at this visit, without the examples: features, scaling and weights. Import it here to start from it, or use it in C++ or on the command line.",
  makingModel: "Making the model",
  citation: "A reference to this exact moment, with the link that opens it.",

  worksheet:
    "This run to work out by hand: a table with blanks, a plot to draw the boundary in, and the solution on a page of its own. Print it, or take it as Markdown or LaTeX. New seeds make more like it.",
  makeWorksheet: "Make a worksheet",

  offline: "The whole playground is one file. Save it, then double-click it to open it in a browser, without internet.",
  download: "Download for offline use",
  /** Where the page is in a frame. */
  mayBlock:
    "The frame around this page may block downloads. If the file does not arrive, open this address in a new tab.",
  address: "address",
  notInside: "The file does not contain what you have here. Save that as a file too, and open it there.",

  noVisits: "There are no visits yet. Play or step first, then export them here.",
  visits: "A row for each visit: epoch, example, score, label, mistake, and the weights after it.",
  firstVisit: "First visit",
  lastVisit: "Last visit",
  makingTable: "Making the table",
  mostVisits: (most: number): string => `At most ${count(most)} visits at once.`,
});
