import { Window } from "happy-dom";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { checkCourse, readCourseFile, readOwnCourse, reviewCourse } from "../../../../../web/state/course/own/index.js";
import { engine } from "../../engine.js";

beforeAll(() => vi.stubGlobal("document", { baseURI: "https://example.org/playground/" }));
afterAll(() => vi.unstubAllGlobals());

const surroundings = {
  locale: "en",
  engine,
  addressOf: (path: string) => URL.parse(path, "https://example.org/playground/")?.href ?? null,
  textAt: () => Promise.reject(new Error("none")),
  heldAt: () => Promise.reject(new Error("none")),
};

async function saidOf(text: string): Promise<readonly string[]> {
  const { mistakes, advice } = await checkCourse(text, surroundings);
  return [...mistakes, ...advice].map(({ message }) => message);
}

/** The HTML of the step of a course with this text. */
async function shown(text: string): Promise<string> {
  const { locale, engine: _, ...beside } = surroundings;
  const source = JSON.stringify({ title: "A", steps: [{ title: "x", text }] });
  const course = await readOwnCourse(source, { locale, engine }, beside);
  return (await course.lessons[0]?.code.load())?.lesson.steps[0]?.text ?? "";
}

describe("what YAML can do", () => {
  it("names an alias of nothing", async () => {
    expect(await saidOf("title: A\nsteps: *nobody\n")).toEqual([
      "Line 2: Put quotation marks around a text that begins with a sign: “steps: *nobody”.",
    ]);
  });

  it("refuses aliases of aliases that would fill the memory", async () => {
    const rows = Array.from({ length: 9 }, (_, k) => `a${k + 1}: &a${k + 1} [${Array(9).fill(`*a${k}`).join(",")}]`);
    const said = await saidOf(["a0: &a0 [lol]", ...rows, "title: A", "steps: [{ title: x, text: y }]"].join("\n"));
    expect(said).toEqual([expect.stringMatching(/cannot be read as YAML/)]);
  });

  it("names the line of an alias within what it repeats", async () => {
    expect(await saidOf("title: A\nsteps:\n  - &s\n    title: x\n    text: y\n    extra: *s\n")).toEqual([
      "Line 6: file contains itself: *s is within what it repeats.",
    ]);
  });

  it("takes an alias of what comes before it", async () => {
    expect(await saidOf("title: A\nsteps:\n  - &s { title: x, text: y }\n  - *s\n")).toEqual([]);
  });
});

it("takes names that every object has for fields that nobody knows", async () => {
  const names = ["constructor", "toString", "hasOwnProperty"];
  const more = Object.fromEntries(names.map((name) => [name, 1]));
  const task = { ask: "How many?", check: { kind: "number", is: 1, ...more } };
  const step = { title: "x", text: "**constructor**", tasks: [task], ...more };
  const said = await saidOf(JSON.stringify({ title: "A", glossary: { toString: "y" }, steps: [step], ...more }));
  for (const name of names) {
    expect(said).toContain(`There is no field named “${name}”.`);
    expect(said).toContain(`Step 1: There is no field named “${name}”.`);
  }
});

it("says what a course, a step and a task are where there is a list", async () => {
  expect(await saidOf("[]")).toEqual(["A course is an object with a title and steps."]);
  expect(await saidOf('{"title":"A","steps":[[]]}')).toEqual(["Step 1: A step is an object with a title and a text."]);
  expect(await saidOf('{"title":"A","steps":[{"title":"x","text":"y","tasks":[[]]}]}')).toEqual([
    "Step 1, task 1: A task is an object with `ask` and `check`.",
  ]);
});

describe("the text of a file", () => {
  const yaml = "title: Länge\nsteps:\n  - { title: x, text: y }\n";
  const utf16 = Uint8Array.from([0xff, 0xfe, ...Array.from(yaml).flatMap((one) => [one.charCodeAt(0), 0])]);
  const latin = Uint8Array.from(yaml, (one) => one.charCodeAt(0));
  it.each([
    ["UTF-8", new TextEncoder().encode(yaml)],
    ["UTF-8 with a mark", new TextEncoder().encode(`\ufeff${yaml}`)],
    ["UTF-16", utf16],
    ["Windows-1252", latin],
  ])("may be %s", async (_, bytes) => {
    expect((await readCourseFile([new File([bytes], "a.yaml")], { locale: "en", engine })).title).toBe("Länge");
  });
});

it.each([
  "<img src=x onerror=alert(1)><script>alert(1)</script>",
  "[a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) [c](<java\tscript:alert(1)>) [d](java&Tab;script:alert(1))",
  "[a](data:text/html,<script>alert(1)</script>) [b](vbscript:x) [c](blob:https://example.org/1)",
  "![a](javascript:alert(1)) ![b](data:text/html,x) ![c](\\\\evil.example/a.png)",
  '[a](https://example.org/"onclick="alert(1)) ![b](a.png" onerror="alert(1))',
  "$\\href{javascript:alert(1)}{x}$ ",
  "```<script>\nalert(1)\n```",
])("lets nothing run or reach another site unasked: %s", async (text) => {
  const html = await shown(text).catch(({ message }: Error) => message);
  const { document: page } = new Window();
  page.body.innerHTML = html;
  if (process.env["SEE"]) console.log(text, "\n   ->", html);
  expect(page.querySelectorAll("script, iframe, object, embed")).toHaveLength(0);
  const all = Array.from(page.body.querySelectorAll("*"));
  expect(all.flatMap((one) => one.getAttributeNames()).filter((name) => name.startsWith("on"))).toEqual([]);
  const addresses = all
    .flatMap((one) => [one.getAttribute("href"), one.getAttribute("src")])
    .filter((url) => url !== null);
  for (const url of addresses) expect(new URL(url, "https://example.org/").protocol).toBe("https:");
  for (const image of page.querySelectorAll("img"))
    expect(new URL(image.getAttribute("src") ?? "", "https://example.org/").host).toBe("example.org");
});

it("lets no file inside a course be a script, also where the course is only looked at", async () => {
  const files = { "a.png": "javascript:alert(1)", "b.png": "JAVASCRIPT:alert(1)", "c.png": "data:text/html,x" };
  const text = "[a](a.png) ![a](a.png) [b](b.png) ![c](c.png)";
  const course = { title: "A", files, steps: [{ title: "x", text }] };
  const { texts, mistakes } = await reviewCourse(course, { locale: "en", engine });
  expect(texts.join("")).not.toMatch(/(href|src)="(javascript|data)/i);
  expect(mistakes.map(({ message }) => message)).toEqual([
    "files.a.png must look like data:image/png;base64,….",
    "files.b.png must look like data:image/png;base64,….",
    "Step 1: There is no file a.png next to the course.",
  ]);
});
