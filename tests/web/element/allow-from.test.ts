// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { allowedFor, readAllowed } from "../../../web/element/messages/index.js";
import { denyTo } from "../../../web/element/respond.js";
import { defaultState } from "../../../web/state/document/settings.js";
import { readParameters } from "../../../web/state/io/parameters/index.js";

const around = {} as Window;
const beside = {} as Window;
const course = "https://course.example";

afterEach(() => vi.unstubAllGlobals());

describe("who may ask", () => {
  it.each<[string | null, Window, string, boolean]>([
    [null, around, "https://any.example", true],
    [null, around, "null", true],
    [null, beside, course, false],
    ["parent", beside, course, false],
    [course, beside, course, true],
    [`${course}/week/3`, around, course, true],
    [course, around, "https://any.example", false],
    [`parent,${course}`, around, "https://any.example", true],
    [`parent ${course}`, beside, course, true],
    [course, beside, "http://course.example", false],
    ["null", beside, "null", false],
    ["*", beside, "null", true],
    ["", around, course, false],
    ["course.example", beside, course, false],
  ])("allow-from %j", (text, source, origin, may) => {
    expect(readAllowed(text).mayAsk({ source, origin }, around)).toBe(may);
  });

  it("and so where the page around is told", () => {
    expect(readAllowed(null).told).toEqual(["*"]);
    expect(readAllowed(`${course}/a, https://other.example`).told).toEqual([course, "https://other.example"]);
    expect(readAllowed("https://").told).toEqual([]);
  });
});

it("the attribute comes before the address, which is read where the page says so", () => {
  vi.stubGlobal("location", { search: "?allow-from=*" });
  const host = document.createElement("div");
  expect(allowedFor(host).words).toEqual(["parent"]);
  host.setAttribute("from-url", "");
  expect(allowedFor(host).words).toEqual(["*"]);
  host.setAttribute("allow-from", course);
  expect(allowedFor(host).words).toEqual([course]);
});

it("who may not ask is told why, and nothing else", async () => {
  const request = { ns: "perceptron-playground", v: 1, type: "getState", id: 7 };
  expect(await denyTo(request, ["parent"])).toEqual({
    ns: "perceptron-playground",
    v: 1,
    type: "error",
    id: 7,
    code: "not-allowed",
    field: "",
    message: 'This window may not ask: allow-from is "parent".',
  });
  expect(denyTo({ ...request, type: "state" }, ["parent"])).toBeNull();
});

it("the parameter is no unknown one", () => {
  const given = new URLSearchParams("allow-from=*");
  const read = readParameters({ get: (name) => given.get(name), names: [...given.keys()] }, defaultState);
  expect(read).toEqual({ state: defaultState, refusals: [] });
});
