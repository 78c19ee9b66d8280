import { strToU8, Zip, ZipDeflate } from "fflate";
import type { Pause } from "../../document/slices.js";
import { fileStem } from "../../io/exports/text-file.js";
import { withCourse } from "./course-inside.js";

/** Which learning systems read the package. */
export const standards = ["scorm-1.2", "scorm-2004", "cmi5"] as const;
export type Standard = (typeof standards)[number];

/** What a teacher hands to a learning system. */
export interface Package {
  readonly standard: Standard;
  readonly title: string;
  readonly description: string;
  /** Of the sentences in it, as BCP 47 has it. */
  readonly language: string;
  /** What the playground opens, as `?lesson=4&counts=4`. */
  readonly query: string;
  /** Percent of the score from which on it is passed; null: nothing in it is scored. */
  readonly passMark: number | null;
  /** The text of a teacher's own course that is in it; null: none is. */
  readonly course: string | null;
  /** What its page says. */
  readonly said: LaunchWords;
}

export interface LaunchWords {
  /** Where it is opened outside of a learning system. */
  readonly alone: string;
  /** Where the system has not taken what was reported. */
  readonly refused: string;
  /** Where the system has ended the visit, as before a reload. */
  readonly over: string;
  /** A link to where the system wants a student to go next. */
  readonly back: string;
  /** Where what it has kept cannot be read. */
  readonly unread: string;
}

/** What the page in a package reads: see web/gradebook. */
export interface LaunchSettings extends Pick<Package, "standard" | "query" | "said"> {
  readonly scored: boolean;
}

/** What goes into every package as it is. */
export interface PackageParts {
  /** The playground as one file. */
  readonly playground: string;
  /** What speaks with the system: dist/site/gradebook.js. */
  readonly script: string;
}

const names = ["index.html", "launch.css", "launch.js", "playground.html"] as const;
const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Signs that XML 1.0 knows, the reserved ones by name. */
const escaped = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what XML refuses.
  text.replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, "").replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** A name that is the same for what is the same: a system takes it for a new version of what it has. FNV-1a, 32 bits. */
function identifier({ title, query }: Package): string {
  let hash = 0x811c9dc5;
  for (const byte of strToU8(`${title}\0${query}`)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return `perceptron-${hash.toString(16).padStart(8, "0")}`;
}

/** A pass mark as a share: cmi5 takes four digits. Never above the mark that the page has. */
const shareOf = (passMark: number): number => Math.floor(100 * passMark + 1e-6) / 1e4;

/**
 * By the SCORM 1.2 Content Aggregation Model, 2.3. Without a `masteryscore`: a system that has one calls “failed” whoever closes
 * the page before all is done, and Moodle then takes no more answers. What opens the playground knows the pass mark.
 */
function scorm12(made: Package): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${identifier(made)}" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>${escaped(made.title)}</title>
      <item identifier="item" identifierref="page" isvisible="true">
        <title>${escaped(made.title)}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html">
${fileList()}
    </resource>
  </resources>
</manifest>
`;
}

/** By the SCORM 2004 4th Edition Content Aggregation Model, 3.4. Without a measure of its own, for the same reason. */
function scorm2004(made: Package): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="${identifier(made)}" version="1"
  xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"
  xmlns:imsss="http://www.imsglobal.org/xsd/imsss"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsglobal.org/xsd/imscp_v1p1 imscp_v1p1.xsd http://www.adlnet.org/xsd/adlcp_v1p3 adlcp_v1p3.xsd http://www.imsglobal.org/xsd/imsss imsss_v1p0.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>2004 4th Edition</schemaversion>
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>${escaped(made.title)}</title>
      <item identifier="item" identifierref="page">
        <title>${escaped(made.title)}</title>
        <imsss:sequencing>
          <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true" />
        </imsss:sequencing>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormType="sco" href="index.html">
${fileList()}
    </resource>
  </resources>
</manifest>
`;
}

const fileList = (): string => names.map((name) => `      <file href="${name}" />`).join("\n");

/** By the cmi5 specification, 13 and 14. */
function cmi5(made: Package): string {
  const id = `urn:perceptron-playground:${identifier(made)}`;
  const said = (text: string): string => `<langstring lang="${escaped(made.language)}">${escaped(text)}</langstring>`;
  const [title, description] = [said(made.title), said(made.description)];
  const scored =
    made.passMark === null
      ? 'moveOn="Completed"'
      : `moveOn="CompletedAndPassed" masteryScore="${shareOf(made.passMark)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
  <course id="${id}">
    <title>${title}</title>
    <description>${description}</description>
  </course>
  <au id="${id}:page" ${scored} launchMethod="AnyWindow">
    <title>${title}</title>
    <description>${description}</description>
    <url>index.html</url>
  </au>
</courseStructure>
`;
}

const manifests: Readonly<Record<Standard, { readonly name: string; readonly make: (made: Package) => string }>> = {
  "scorm-1.2": { name: "imsmanifest.xml", make: scorm12 },
  "scorm-2004": { name: "imsmanifest.xml", make: scorm2004 },
  cmi5: { name: "cmi5.xml", make: cmi5 },
};

/** The page that a system opens. */
function launchPage({ standard, query, said, passMark, language, title }: Package): string {
  const settings: LaunchSettings = { standard, query, said, scored: passMark !== null };
  return `<!doctype html>
<html lang="${escaped(language)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(title)}</title>
    <link rel="stylesheet" href="launch.css">
  </head>
  <body>
    <p id="said" role="status" hidden></p>
    <a id="back" hidden>${escaped(said.back)}</a>
    <iframe id="playground" title="${escaped(title)}" allow="fullscreen; clipboard-write"></iframe>
    <script id="settings" type="application/json">${JSON.stringify(settings).replaceAll("<", "\\u003c")}</script>
    <script src="launch.js"></script>
  </body>
</html>
`;
}

const style = `html,
body {
  height: 100%;
  margin: 0;
}

body {
  display: flex;
  flex-direction: column;
  font: 16px / 1.5 system-ui, sans-serif;
}

#said,
#back {
  margin: 0;
  padding: 8px 16px;
}

[hidden] {
  display: none;
}

#playground {
  flex: 1;
  width: 100%;
  min-height: 0;
  border: 0;
}
`;

/** The files of a package, by their names. */
export function packageFiles(made: Package, { playground, script }: PackageParts): Readonly<Record<string, string>> {
  const { name, make } = manifests[made.standard];
  return {
    [name]: make(made),
    "index.html": launchPage(made),
    "launch.css": style,
    "launch.js": script,
    "playground.html": made.course === null ? playground : withCourse(playground, made.course, false),
  };
}

/** So much is packed before the page has its turn again. */
const piece = 64 * 1024;

/** Packs texts into a zip, piece by piece. Rejects where the pause does. */
export async function zipped(files: Readonly<Record<string, string>>, pause: Pause): Promise<Blob> {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  const total = entries.reduce((sum, [, bytes]) => sum + bytes.length, 0);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let failed: unknown = null;
  const zip = new Zip((error, part) => {
    if (error) failed = error;
    else parts.push(new Uint8Array(part));
  });
  let done = 0;
  for (const [name, bytes] of entries) {
    const entry = new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    for (let at = 0; at === 0 || at < bytes.length; at += piece) {
      entry.push(bytes.subarray(at, at + piece), at + piece >= bytes.length);
      done += Math.min(piece, bytes.length - at);
      await pause(done / total);
    }
  }
  zip.end();
  if (failed) throw failed;
  return new Blob(parts, { type: "application/zip" });
}

/** "perceptron-4-1-scorm-1.2.zip": of what is opened; "week-3-scorm-1.2.zip": of a teacher's own course. */
export const packageName = ({ query, standard, course, title }: Package): string => {
  if (course !== null) return `${fileStem(title, "course")}-${standard}.zip`;
  const opened = new URLSearchParams(query);
  const what = opened.get("counts")?.split(",")[0] ?? opened.get("lesson") ?? opened.get("quiz") ?? "moment";
  return `perceptron-${what.replace(/[^\w-]+/g, "-")}-${standard}.zip`;
};
