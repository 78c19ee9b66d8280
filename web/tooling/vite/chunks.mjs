// Which chunks the site and the package are made of: what the page's script imports is one, each capability is one, and
// what several of those share is in a few. A group takes with its modules all that they import and no group before it has.

/** @type {import("vite").Rolldown.CodeSplittingGroup[]} */
const groups = [
  // Of it, what starts the engine: it runs before the rest has come, and so may import nothing of it.
  {
    name: "engine",
    tags: ["$initial"],
    test: /\/(web\/engine|web\/site\/(start-engine|load-chunk|script-url|package-wasm|engine)|build\/wasm-release)\b/,
  },
  { name: "page", tags: ["$initial"] },
  // What the page knows of every learner and of names: of what reads states the screen needs no more.
  {
    name: "learners",
    test: /\/state\/(learners\/|runs\/model-number|document\/features\/feature-names|data\/reviews\/course-reviews)/,
  },
  // What states are read and written with: a link waits for it, and for no view.
  {
    name: "documents",
    test: /\/state\/(io\/parameters\/index|document\/(?!notation|features|reviews))|\/views\/share\/link-target/,
  },
  // What comes onto the screen after the first picture, in one file: a request costs as much as a small view.
  {
    name: "screen",
    test: /\/(element\/screen|views\/transport\/timeline|views\/stage\/narration)\/index\.ts$/,
  },
  // What drags weights: weight space has it too.
  { name: "hand", test: /\/(views\/(stage\/handles|shared\/handles)|ui\/handles)\// },
  { name: "setup", test: /\/views\/setup\/(settings-panel|panels)\/index\.ts$/ },
  { name: "background", test: /\/state\/runs\/background\/index\.ts$/ },
  { name: "charts", test: /\/uplot\/|\/ui\/charts\/(?!stride)|\/views\/charts\/index\.ts$/ },
  // What several of the others use.
  { name: "common", test: /^(?!.*\/web\/(site|words\/(grammar\/)?(?!en\b)[a-z]{2}\b))/, minShareCount: 2 },
];

/** Which part of which other language a module is: `de/first/index.ts`, `de/all/index.ts`. English is a part of what says it. */
const language = /\/words\/(\w+)\/(first|all)\/index\.ts$/;

/** @type {import("vite").Rolldown.CodeSplittingOptions} */
export const codeSplitting = {
  groups: [
    ...groups,
    { name: (id) => (language.exec(id)?.[2] === "first" ? `${language.exec(id)?.[1]}-first` : null) },
    { name: (id) => language.exec(id)?.[1] ?? null },
  ],
};

/**
 * Those of the package, which has fewer files: whoever bundles it splits it again.
 * @type {import("vite").Rolldown.CodeSplittingOptions}
 */
export const packageSplitting = {
  groups: [
    ...groups,
    {
      name: "lessons",
      test: /[\\/]lessons[\\/]\d\d-|\/views\/(lessons|quiz|course|worksheet|shared\/terms)\/|\/state\/course\/(lessons|checks)\//,
    },
    { name: "story", test: /\/views\/(story|trace)\// },
    { name: "compare", test: /\/views\/(compare|panes|feature-suggestions)\// },
    {
      name: "notices",
      test: /\/views\/(notices|sound|speech|preferences|header\/help|shared\/loading\/sheet-copies|stage\/(keyboard|handles))\/|\/element\/(embed|companion\/pane)\//,
    },
    { name: (id) => language.exec(id)?.[1] ?? null },
  ],
};
