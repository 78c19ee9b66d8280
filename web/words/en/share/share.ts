import { count } from "../../grammar/en.js";
import { room } from "../../room.js";

/** The panel of sharing, and its small sections. */
export const share = room("share", {
  title: "Share",
  close: "Close",
  /** Headings, by the names of the sections. */
  sections: {
    code: "QR code",
    file: "File",
    embed: "Embed",
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

  examples: "All examples, with every digit. You can open the JSON file again with Open.",
  python:
    "This run as a Python script that needs only NumPy: the same visits, mistakes and weights, to the last bit. It also shows how to call scikit-learn.",
  model:
    "What predicts at this visit, without the examples: features, scaling and weights. Import it here to start from it, or use it in C++ and with the program: perceptron predict --model.",
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
