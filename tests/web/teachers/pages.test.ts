import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { defaultState } from "../../../web/state/document/settings.js";
import { readParameters } from "../../../web/state/io/parameters/index.js";
import { paths } from "../../../web/tooling/paths.mjs";
import { exampleFigures, readFigures, teacherPages } from "../../../web/tooling/products/teachers.mjs";

const pages = await teacherPages('<script defer src="./assets/index-x.js"></script>');
const { "teachers.html": teachers = "", "courses.html": courses = "", "example.html": example = "" } = pages;

const decoded = (text: string): string =>
  text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&");

/** What of an address is not taken. */
function refused(query: string) {
  const given = new URLSearchParams(query);
  return readParameters({ get: (name) => given.get(name), names: [...given.keys()] }, defaultState).refusals;
}

/** Where the links of a page lead, behind their ?. */
const queriesOf = (page: string) =>
  Array.from(page.matchAll(/href="\.\/\?(.*?)"/g), ([, query = ""]) => decoded(query));

describe("the figures", () => {
  const figures = Object.values(readFigures()).flat();

  it("are thirty to copy, all different, and eight in the example", () => {
    expect(figures).toHaveLength(30);
    expect(new Set(figures.map(({ link }) => link)).size).toBe(30);
    expect(new Set(figures.map(({ shows }) => shows)).size).toBe(30);
    expect(exampleFigures()).toHaveLength(8);
  });

  it.each([...figures, ...exampleFigures()])("?$link opens without a notice, also as a figure", ({ link }) => {
    expect(refused(`${link}&embed=true`)).toEqual([]);
  });

  it("a link that says something wrong would be told", () => {
    expect(refused("data=nothing&embed=true")).not.toEqual([]);
  });

  it("each can be copied as a frame with an address, a title and a size", () => {
    const frames = Array.from(
      decoded(teachers).matchAll(/<iframe src="(.*?)" title="(.*?)" width="100%" height="480"><\/iframe>/g),
      ([, src = "", title]) => ({ link: new URL(decoded(src)).search.slice(1), shows: title }),
    );
    expect(frames).toEqual(figures.map(({ shows, link }) => ({ shows, link: `${link}&embed=true` })));
  });
});

describe("the pages for teachers", () => {
  it.each(Object.entries(pages))(
    "%s has all its links lead somewhere, and nothing that a strict policy refuses",
    (name, page) => {
      expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|undefined|NaN|\[object|<p>\{/);
      const ids = Array.from(page.matchAll(/\sid="(.*?)"/g), ([, id = ""]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id = ""] of page.matchAll(/href="#(.*?)"/g))
        expect([name, ids]).toEqual([name, expect.arrayContaining([id])]);
      for (const [, file = ""] of page.matchAll(/href="\.\/([\w-]+\.html)/g))
        expect([...Object.keys(pages), "reference.html", "messages.html", "grade.html"]).toContain(file);
      expect(queriesOf(page).filter((query) => refused(query).length > 0)).toEqual([]);
    },
  );

  it("guide through every unit, each with what students think and what to ask", () => {
    const units = teachers.split('<section class="unit"').slice(1);
    expect(units).toHaveLength(8);
    for (const unit of units) {
      expect(unit).toMatch(/\d+ minutes, \d+ steps, \d+ questions/);
      const [thought = "", asked = ""] = unit.split("What to ask the room");
      expect(thought.split("What students often think")[1]?.match(/<li>/g)?.length).toBeGreaterThan(3);
      expect(asked.match(/<li>/g)?.length).toBeGreaterThan(1);
    }
  });

  it("have each step in the guide once", () => {
    const rows = [...teachers.matchAll(/<tr><th scope="row">\d+\. .*<\/tr>/g)].map(([row]) => row).join("");
    const steps = queriesOf(rows);
    expect(steps.length).toBeGreaterThan(100);
    expect(new Set(steps).size).toBe(steps.length);
  });

  it("say of the format all that courses.md says, with the kinds of checks", () => {
    const source = readFileSync(join(paths.site, "courses.md"), "utf8");
    const headings = Array.from(source.matchAll(/^##? ([A-Z].*)$/gm), ([, heading = ""]) => heading);
    expect(headings.filter((heading) => !courses.includes(`>${heading}</h`))).toEqual([]);
    expect(courses.includes("<code>wrong-line</code>")).toBe(true);
    expect(courses.includes("../")).toBe(false);
  });

  it("show a picture of each figure without scripts, with the line only once there is one", () => {
    const stills = example.split("<perceptron-playground ").slice(1);
    expect(stills.slice(0, 8).map((still) => (still.match(/<(circle|rect) /g)?.length ?? 0) >= 4)).toEqual(
      Array(8).fill(true),
    );
    const [, start = "", , end = ""] = stills;
    expect(start).not.toContain('class="boundary"');
    expect(end).toContain('class="boundary"');
  });
});
