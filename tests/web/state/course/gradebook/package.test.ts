import { strFromU8, unzipSync } from "fflate";
import { Window } from "happy-dom";
import { expect, test } from "vitest";
import { contentKinds, contentNames, scoredQuery } from "../../../../../web/state/course/gradebook/content.js";
import { withCourse } from "../../../../../web/state/course/gradebook/course-inside.js";
import {
  type Package,
  packageFiles,
  packageName,
  standards,
  zipped,
} from "../../../../../web/state/course/gradebook/package.js";
import { made } from "../../../gradebook/made.js";

const parts = { playground: "<!doctype html>", script: "1;" };
const scoring = { language: "en", passMark: 75, tries: 0, mayLeaveOut: true };

test.each(standards)("a package for %s has a manifest, the page and the playground", (standard) => {
  const files = packageFiles({ ...made, standard }, parts);
  const manifest = standard === "cmi5" ? "cmi5.xml" : "imsmanifest.xml";
  expect(Object.keys(files)).toEqual([manifest, "index.html", "launch.css", "launch.js", "playground.html"]);
  expect(files[manifest]).toContain("Perceptron: &lt;w &amp; x&gt; “more”");
  expect(files["playground.html"]).toBe(parts.playground);
  expect(packageName({ ...made, standard })).toBe(`perceptron-4-${standard}.zip`);
});

test.each([
  ["Week 3: AND, OR & “XOR”", "week-3-and-or-xor"],
  ["../Übung_1", "übung-1"],
  ["第3周", "第3周"],
  [`${"a".repeat(59)} b`, "a".repeat(59)],
  ["…", "course"],
])("of a course of one's own it is called after its title: %s", (title, name) => {
  expect(packageName({ ...made, course: "{}", title })).toBe(`${name}-scorm-1.2.zip`);
});

test("what the page in it says is data, whatever it holds", () => {
  const page = packageFiles(made, parts)["index.html"] ?? "";
  const [, written = ""] = /<script id="settings" type="application\/json">(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(written)).toEqual({
    standard: "scorm-1.2",
    query: made.query,
    said: made.said,
    scored: true,
  });
});

test("the pass mark is said where the package alone does not decide, and left out where nothing is scored", () => {
  const of = (standard: Package["standard"], passMark: number | null): string =>
    Object.values(packageFiles({ ...made, standard, passMark }, parts))[0] ?? "";
  expect(of("cmi5", 75)).toContain('moveOn="CompletedAndPassed" masteryScore="0.75"');
  expect(of("cmi5", 33.3)).toContain('masteryScore="0.333"');
  expect(of("cmi5", 200 / 3)).toContain('masteryScore="0.6666"');
  // By a mark of its own a system calls “failed” whoever has not done all yet.
  for (const standard of ["scorm-1.2", "scorm-2004"] as const)
    expect(of(standard, 75)).not.toMatch(/mastery|satisfiedByMeasure|minNormalized/i);
  for (const standard of standards) expect(of(standard, null)).not.toMatch(/mastery|minNormalized/i);
  expect(of("cmi5", null)).toContain('moveOn="Completed"');
});

test("a package is the same for the same, and another for what differs", () => {
  const of = (query: string): string =>
    /identifier="(perceptron-\w+)"/.exec(packageFiles({ ...made, query }, parts)["imsmanifest.xml"] ?? "")?.[1] ?? "";
  expect(of("?lesson=4")).toBe(of("?lesson=4"));
  expect(of("?lesson=4")).not.toBe(of("?lesson=5"));
});

test("a teacher's own course is inside the playground, and opens there", () => {
  const playground = "<body>\n<perceptron-playground from-url></perceptron-playground></body>";
  const course = JSON.stringify({ title: "Eggs </script>", steps: [] });
  const packed = packageFiles({ ...made, course }, { ...parts, playground })["playground.html"] ?? "";
  const page = new new Window().DOMParser().parseFromString(packed, "text/html");
  expect(JSON.parse(page.querySelector("[data-course]")?.textContent ?? "")).toEqual({
    title: "Eggs </script>",
    steps: [],
  });
  expect(scoredQuery("course", "", scoring)).toBe(
    "?course=course-in-this-file&counts=course&pass-mark=75&keep=none&lang=en",
  );
  // A file of its own opens it by itself.
  expect(withCourse(playground, course, true)).toContain(
    '<perceptron-playground course="course-in-this-file" from-url>',
  );
  expect(packed).toContain("<perceptron-playground from-url>");
});

test("it is packed piece by piece, and unpacks to what went in", async () => {
  const files = { "a.txt": "ä".repeat(200_000), "empty.txt": "", "b.txt": "b" };
  const shares: number[] = [];
  const zip = await zipped(files, async (share) => void shares.push(share));
  const unpacked = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.fromEntries(Object.entries(unpacked).map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual(files);
  expect(shares.length).toBeGreaterThan(5);
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

test("packing ends when it is not wanted any more", async () => {
  const stop = new Error("stopped");
  await expect(zipped({ "a.txt": "a" }, () => Promise.reject(stop))).rejects.toBe(stop);
});

test("everything that may be chosen has an address that says what counts", () => {
  for (const kind of contentKinds) {
    if (kind === "moment" || kind === "course") continue;
    expect(contentNames[kind].length).toBeGreaterThan(1);
    for (const name of contentNames[kind]) {
      const query = new URLSearchParams(scoredQuery(kind, name, scoring));
      expect(query.get("counts")?.split(",")[0]).toBe(kind === "practice" ? `${name}.1` : name);
      expect(query.get("lesson") ?? query.get("quiz")).toMatch(/^(\d+(\.\d+)?|[a-z-]+\.1)$/);
      expect(query.get("keep")).toBe("none");
    }
  }
  expect(scoredQuery("lesson", "4", { language: "de", passMark: 60, tries: 1, mayLeaveOut: false })).toBe(
    "?lesson=4&counts=4&pass-mark=60&tries=1&lock=skip,solutions&keep=none&lang=de",
  );
});
