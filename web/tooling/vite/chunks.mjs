// Which chunks the site is made of: what the page's script imports is one, each lazy folder is one, and what several of
// those share is in a few, however many small modules that are.

/** Bytes of source below which what some chunks share is no chunk of its own. */
const small = 30_000;

/** @type {import("vite").Rolldown.CodeSplittingOptions} */
export const codeSplitting = {
  groups: [
    // Of it, what starts the engine: it runs before the rest has come, and so may import nothing of it.
    {
      name: "engine",
      tags: ["$initial"],
      test: /\/(web\/engine|web\/site\/(start-engine|load-chunk)|build\/wasm-release)\b/,
    },
    { name: "page", tags: ["$initial"] },
    // A stage wants both as soon as its first picture is there.
    { name: "stage", test: /\/views\/stage\/(narration|strokes)\// },
    // Of the rest of these rooms, nothing is on the screen of a page that nobody has touched: apart from what is.
    { name: "shared-scores", test: /\/state\/data\/(scores|feature-names)\.ts$/ },
    {
      name: "shared-reading",
      test: /\/state\/(implied-weights|data\/(feature-values|example-values|review-scores))\.ts$/,
    },
    { name: "shared-drawing", test: /\/shared\/canvas\/(contour|class-glyphs)\.ts$/ },
    // What makes room for a chart, and what only those take that draw one.
    { name: "shared-shell", test: /\/(shared\/(chart\/chart(\.css)?|canvas\/palette)\.ts$|uplot\/.*\.css)/ },
    { name: "shared-charts", test: /\/(uplot\/.*\.m?js|shared\/chart\/(options|moment-line)\.ts)$/ },
    { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: small },
  ],
};

/**
 * What is shared has a name that lists who shares it.
 * @param {{ name: string }} chunk
 */
export function chunkFileNames({ name }) {
  return `assets/${name.startsWith("shared") ? "shared" : "[name]"}-[hash].js`;
}
