// The custom-elements manifest, for editors and catalogues: made of the tables that the element itself goes by.
import { join } from "node:path";
import { runnerImport } from "vite";
import { paths } from "../paths.mjs";

/** @typedef {Readonly<Record<string, string>>} Described */

/** The events, and what each says. Their details are in `PlaygroundEvents`. @type {Described} */
const events = {
  "pp-ready": "It can be used: after each start.",
  "pp-state": "The state has changed, in more than the visit.",
  "pp-step": "Another moment is shown.",
  "pp-converged": "A whole epoch has passed without a mistake.",
  "pp-quiz": "A question has been answered, or the page judged in a challenge.",
  "pp-progress": "Something has been answered, left out or read: all that was done of what counts.",
  "pp-error": "Something was not taken.",
};

/** What `Playground` has, and how its declaration is written. @type {readonly (readonly [name: string, type: string])[]} */
const fields = [
  ["ready", "Promise<void>"],
  ["state", "PlaygroundState"],
  ["progress", "ProgressReport | null"],
];
const methods = ["play", "pause", "step", "advance", "seek", "reset", "snapshot"];

/** As https://github.com/webcomponents/custom-elements-manifest defines it. */
export async function customElementsManifest() {
  const { customProperties, cssParts, ownAttributes } = await imported("element/styling.ts");
  const { parameterNames } = await imported("state/document/parameter-names.ts");
  const attributes = [
    ...parameterNames.map((/** @type {string} */ name) => ({
      name,
      description: `As the parameter \`${name}\` of an address.`,
    })),
    ...described(ownAttributes),
  ];
  const members = [
    ...fields.map(([name, text]) => ({ kind: "field", name, type: { text } })),
    ...methods.map((name) => ({ kind: "method", name })),
  ];
  const declaration = {
    kind: "class",
    name: "PerceptronPlayground",
    tagName: "perceptron-playground",
    customElement: true,
    description: "A playground that teaches the perceptron completely.",
    superclass: { name: "HTMLElement" },
    attributes,
    members,
    events: described(events).map((event) => ({
      ...event,
      type: { text: `CustomEvent<PlaygroundEvents["${event.name}"]>` },
    })),
    slots: [{ name: "", description: "Shown until the element is ready, where it fails, and where scripts are off." }],
    cssProperties: described(customProperties),
    cssParts: described(cssParts),
  };
  const path = "dist/lib/element.js";
  const exported = { name: "PerceptronPlayground", module: path };
  return {
    schemaVersion: "1.0.0",
    modules: [
      {
        kind: "javascript-module",
        path,
        declarations: [declaration],
        exports: [
          { kind: "js", name: "PerceptronPlayground", declaration: exported },
          { kind: "custom-element-definition", name: "perceptron-playground", declaration: exported },
        ],
      },
    ],
  };
}

/** @param {Described} table */
function described(table) {
  return Object.entries(table).map(([name, description]) => ({ name, description }));
}

/** @param {string} file */
async function imported(file) {
  const { module } = await runnerImport(join(paths.web, file), { configFile: false, logLevel: "warn" });
  return /** @type {any} */ (module);
}
