// The custom-elements manifest, for editors and catalogues: made of the tables that the element itself goes by.
import { join } from "node:path";
import { paths } from "../paths.mjs";
import { imported } from "../vite/sources.mjs";

/** @typedef {Readonly<Record<string, string>>} Described */

/** The fields of `Playground`; what else it has is called. @type {Described} */
const fields = { ready: "Promise<void>", state: "PlaygroundState", progress: "ProgressReport | null" };

/** As https://github.com/webcomponents/custom-elements-manifest defines it. */
export async function customElementsManifest() {
  const { customProperties, cssParts, ownAttributes } = await imported(join(paths.web, "element/styling.ts"));
  const { eventWords, memberWords } = await imported(join(paths.web, "reference/page.ts"));
  const { parameterNames } = await imported(join(paths.web, "state/document/parameter-names.ts"));
  const attributes = [
    ...parameterNames.map((/** @type {string} */ name) => ({
      name,
      description: `As the parameter \`${name}\` of an address.`,
    })),
    ...described(ownAttributes),
  ];
  const members = described(memberWords).map((member) => {
    const text = fields[member.name];
    return text ? { kind: "field", ...member, type: { text } } : { kind: "method", ...member };
  });
  const declaration = {
    kind: "class",
    name: "PerceptronPlayground",
    tagName: "perceptron-playground",
    customElement: true,
    description: "A playground that teaches the perceptron completely.",
    superclass: { name: "HTMLElement" },
    attributes,
    members,
    events: described(eventWords).map((event) => ({
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
