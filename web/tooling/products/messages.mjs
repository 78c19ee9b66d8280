// The messages of a frame for those who write to it: their JSON Schema, made of the schemas that check them, and a page
// made of that. The JSON Schema of courses, for those who write one.
import { join } from "node:path";
import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { paths } from "../paths.mjs";
import { imported } from "../vite/sources.mjs";
import { escaped, page } from "./page.mjs";

/** @import { JsonSchema } from "@valibot/to-json-schema" */

/**
 * What web/state/io/messages/protocol.ts exports.
 * @typedef {object} Protocol
 * @property {readonly v.GenericSchema[]} requests
 * @property {readonly v.GenericSchema[]} answers
 * @property {{ readonly pipe: readonly unknown[] }} state
 * @property {Record<string, v.GenericSchema>} stateFields
 */

/** @returns {Promise<JsonSchema>} Of requests and answers, with the state they carry. */
export async function messageSchema() {
  /** @type {Protocol} */
  const { requests, answers, state, stateFields } = await imported(join(paths.web, "state/io/messages/protocol.ts"));
  /** @param {v.GenericSchema} schema */
  const written = (schema) => {
    const { $schema: _, ...rest } = toJsonSchema(schema, {
      // What is checked in words of its own is said nowhere else.
      errorMode: "ignore",
      // Of what may be left out, and what it then is, senders are concerned with the first.
      typeMode: "input",
      overrideSchema: ({ valibotSchema }) => (valibotSchema === state.pipe[0] ? { $ref: "#/$defs/state" } : undefined),
    });
    return rest;
  };
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Messages of a framed Perceptron Playground",
    anyOf: [{ $ref: "#/$defs/request" }, { $ref: "#/$defs/answer" }],
    $defs: {
      request: { description: "What a frame may be asked.", anyOf: requests.map(written) },
      answer: { description: "What a frame says.", anyOf: answers.map(written) },
      state: written(v.partial(v.object({ v: v.literal(1), ...stateFields }))),
    },
  };
}

/** The form of a teacher's course, for editors of text. @returns {Promise<JsonSchema>} */
export async function courseSchema() {
  /** @type {{ readonly course: v.GenericSchema }} */
  const { course } = await imported(join(paths.web, "state/course/own/format.ts"));
  const schema = toJsonSchema(course, {
    errorMode: "ignore",
    typeMode: "input",
    // What nobody knows is underlined.
    overrideSchema: ({ jsonSchema }) =>
      jsonSchema.properties ? { ...jsonSchema, additionalProperties: false } : undefined,
  });
  return { title: "A course of the Perceptron Playground", ...schema };
}

/** The page about the messages, which says nothing that the schema does not. @param {JsonSchema} schema */
export function messagePage({ $defs = {} }) {
  return page(`<h1>Messages of a frame</h1>
<p>
  A page that frames the playground posts requests to it, and is told what happens. Every message is an object with
  <code>ns: "perceptron-playground"</code>, <code>v: 1</code> and a <code>type</code>. A request may have an
  <code>id</code>; the answer to it has the same, and only the window that asked is answered. What is not valid is
  answered by <code>error</code>, and does nothing. Only the page around may ask, unless <code>allow-from=</code> in
  the address of the frame says otherwise: <code>parent</code> is the page around,
  <code>https://course.example</code> any window from there, <code>*</code> any window, and several are separated by
  commas. Where it does not name the page around, that is told nothing. This is all of it as <a href="./messages.schema.json">JSON Schema</a>.
</p>
<pre><code>const frame = document.querySelector("iframe");
addEventListener("message", ({ source, data }) =&gt; {
  if (source === frame.contentWindow &amp;&amp; data.ns === "perceptron-playground") console.log(data);
});
frame.contentWindow.postMessage(
  { ns: "perceptron-playground", v: 1, type: "seek", id: 1, visit: 12 }, "*");</code></pre>
<h2>What a frame may be asked</h2>
${tableOf($defs["request"])}
<h2>What a frame says</h2>
${tableOf($defs["answer"])}`);
}

/** Members of every message. */
const common = new Set(["ns", "v", "type", "id"]);

/** @param {any} messages A schema of `anyOf`. */
function tableOf(messages) {
  const rows = messages.anyOf.map((/** @type {any} */ { description, properties, required }) => {
    const own = Object.entries(properties).filter(([name]) => !common.has(name));
    const members = own.map(([name, member]) => {
      const said = /** @type {{ description?: string }} */ (member).description ?? "";
      return `<dt><code>${name}</code>${required.includes(name) ? "" : ", may be missing"}</dt><dd>${inHtml(said)}</dd>`;
    });
    return `<tr>
          <th scope="row"><code>${properties.type.const}</code></th>
          <td>${inHtml(description)}</td>
          <td>${members.length > 0 ? `<dl>${members.join("")}</dl>` : "nothing"}</td>
        </tr>`;
  });
  return `<table>
        <thead><tr><th scope="col">type</th><th scope="col">what it means</th><th scope="col">what it carries</th></tr></thead>
        <tbody>${rows.join("\n        ")}</tbody>
      </table>`;
}

/** A description, with what stands between backticks as code. @param {string} text */
function inHtml(text) {
  return escaped(text).replace(/`([^`]*)`/g, "<code>$1</code>");
}
