// Which chunks the site and the package are made of: what the page's script imports is one, each capability is one, and
// what several of those share is in a few. A group takes with its modules all that they import and no group before it has.

/** Where the code of each capability is. Of what it shares with others, each is in `shared`. */
const capabilities = {
  stage: /\/views\/stage\/(keyboard|pointed|predictions)\/|\/element\/touch\/|\/transport\/(seed|timeline\/lit)\//,
  story: /\/(views\/(story|trace|algorithm)|state\/io\/algorithm)\//,
  compare: /\/views\/(compare|panes\/grid|feature-suggestions|orders)\//,
  margin: /\/views\/margin\//,
  reviews: /\/views\/reviews\//,
  space: /\/views\/(lift|projection|weight-space)\//,
  lessons: /\/views\/(lessons|course(?!\/editor)|shared\/terms\/card)\//,
  // Where teachers make a course on the page.
  editor: /\/course\/editor\//,
  // What teachers write, with what compiles it: Markdown and formulas.
  courses: /\/state\/course\/(own\/(?!yaml|table)|written\/)|\/checks\/schema|\/(markdown-it|temml)\//,
  yaml: /\/own\/yaml\/|\/node_modules\/yaml\//,
  practice: /\/views\/(quiz|worksheet)\/|\/state\/course\/worksheet\/|\/words\/en\/course\/exam\//,
  share: /\/(views|element)\/share\/|\/stage\/picture\/|\/state\/io\/exports\/(citation|data|trace)\//,
  links: /\/element\/(address|embed|messages)\/|\/state\/io\/link\//,
  open: /\/(views|element)\/open\/|\/(views|io)\/import\/|\/own\/table\/|\/stage\/thumbnail\//,
  preferences: /\/views\/(notices|sound|preferences|header\/help|shared\/loading\/sheet-copies)\/|\/companion\/pane\//,
  present: /\/(views\/lecture|element\/present)\//,
};

/** @type {import("vite").Rolldown.CodeSplittingGroup[]} */
const shared = [
  // Of it, what starts the engine: it runs before the rest has come, and so may import nothing of it.
  {
    name: "engine",
    tags: ["$initial"],
    test: /\/(web\/engine|web\/site\/(start-engine|load-chunk|script-url|engine)|build\/wasm-release)\b/,
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
  { name: "hand", test: /\/(views\/stage\/handles|ui\/handles)\// },
  { name: "setup", test: /\/(views\/setup\/(settings-panel|panels)|state\/session\/reduce\/settings)\/index\.ts$/ },
  // The whole engine, and what it computes beside training.
  { name: "whole", test: /\/(engine\/whole|state\/runs\/background)\/index\.ts$/ },
  { name: "charts", test: /\/uplot\/|\/ui\/charts\/(?!stride)|\/views\/charts\/index\.ts$/ },
  // What several of the others use.
  {
    name: "common",
    test: (id) =>
      !/\/web\/(site|words\/(generated\/|grammar\/)?(?!en\b)[a-z]{2}\b)/.test(id) &&
      !Object.values(capabilities).some((folders) => folders.test(id)),
    minShareCount: 2,
  },
];

/** A language other than English, and its part: `first/index.ts` or `all/index.ts`. English is in the views that say it. */
const language = /\/words\/generated\/(\w+)\/(first|all)\/index\.ts$/;

/** @param {readonly (readonly (keyof typeof capabilities)[])[]} together What is in one file, under the name of the first. */
function groupsOf(together) {
  const all = /** @type {(keyof typeof capabilities)[]} */ (Object.keys(capabilities));
  const alone = all.filter((name) => !together.flat().includes(name)).map((name) => [name]);
  return [...together, ...alone].map((names) => ({
    name: `${names[0]}`,
    test: (/** @type {string} */ id) => names.some((name) => capabilities[name].test(id)),
  }));
}

/** @type {import("vite").Rolldown.CodeSplittingOptions} */
export const codeSplitting = {
  groups: [
    ...shared,
    ...groupsOf([]),
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
    // Whoever takes the engine alone has nothing of the page.
    ...shared.flatMap((group) =>
      group.name === "whole"
        ? [
            { name: "whole", test: /\/engine\/whole\/index\.ts$/ },
            { name: "background", test: /\/state\/runs\/background\/index\.ts$/ },
          ]
        : [group],
    ),
    ...groupsOf([
      ["compare", "margin", "reviews"],
      ["lessons", "practice"],
      ["courses", "yaml", "editor"],
      ["share", "links", "open"],
      ["story", "stage"],
      ["preferences", "present"],
    ]),
    { name: (id) => language.exec(id)?.[1] ?? null },
  ],
};
