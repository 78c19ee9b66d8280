// Which chunks the site is made of: what the page's script imports is one, each lazy folder is one, and what several of
// those share is in a few, however many small modules that are.

/** Bytes of source below which what some chunks share is no chunk of its own. */
const small = 30_000;

/** What several chunks share, a chunk for each set of them; small ones together. */
const byWhoShares = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: small };

/** @type {import("vite").Rolldown.CodeSplittingOptions} */
export const codeSplitting = {
  groups: [
    // Of it, what starts the engine: it runs before the rest has come, and so may import nothing of it.
    {
      name: "engine",
      tags: ["$initial"],
      test: /\/(web\/engine|web\/site\/(start-engine|load-chunk|script-url)|build\/wasm-release)\b/,
    },
    { name: "page", tags: ["$initial"] },
    // What links are read with, of which a page that nobody has touched shows little.
    { name: "shared-learners", test: /\/state\/learners\/(?!schema)/ },
    // What states are checked by. Named, for what is shared by size alone may land with quizzes, which need the screen.
    {
      name: "shared-schema",
      test: /\/(valibot\/|state\/(document\/(primitives|schema|table|slices|exact-json)|learners\/schema)\.ts$)/,
    },
    // Of these rooms it shows nothing: apart from what it does.
    { name: "shared-scores", test: /\/state\/data\/(scores|feature-names|stretches)\.ts$/ },
    {
      name: "shared-reading",
      test: /\/state\/(implied-weights|data\/(feature-map|reviews\/review-scores))\.ts$/,
    },
    { name: "shared-drawing", test: /\/shared\/canvas\/(contour|class-glyphs)\.ts$/ },
    // What lists are drawn with, by some views: what reads links does without.
    { name: "shared-directives", test: /\/lit-html\/directive/ },
    // What makes room for a chart, and what only those take that draw one.
    { name: "shared-shell", test: /\/(shared\/(chart\/chart(\.css)?|canvas\/palette)\.ts$|uplot\/.*\.css)/ },
    { name: "shared-charts", test: /\/(uplot\/.*\.m?js|shared\/chart\/(options|moment-line)\.ts)$/ },
    // What comes onto its screen after the first picture, in one file: a request costs
    // as much as a small view.
    {
      name: "screen",
      test: /\/views\/(header\/(?!help)|story\/(?!about-weights|update\/|notation\/|learners\/own-rules)|tools\/|verdict\/|setup\/sentence\/|transport\/(pace|timeline)\/|stage\/narration\/|shared\/controls\/fields\/)|\/element\/(layouts|drawer|keys)\//,
    },
    // What states are read with, by links, files, messages and courses alike.
    { name: "shared-document", test: /\/web\/state\/(document\/|learners\/schema)/ },
    // What only traces are written with: what reads links does without.
    { name: "shared-trace", test: /\/state\/trace\/written\.ts$/ },
    // What answers are graded with, in lessons and quizzes: other links do without it, and it needs the screen.
    { name: "shared-lessons", test: /\/state\/lessons\/(checks|grade|tries|values)\b/ },
    // State knows no view: kept apart from views, what links are read with never brings the screen along.
    { name: "shared-state", test: /\/web\/(state|engine)\//, ...byWhoShares },
    { name: "shared-views", ...byWhoShares },
  ],
};

/**
 * What is shared has a name that lists who shares it.
 * @param {{ name: string }} chunk
 */
export function chunkFileNames({ name }) {
  return `assets/${name.startsWith("shared") ? "shared" : "[name]"}-[hash].js`;
}
