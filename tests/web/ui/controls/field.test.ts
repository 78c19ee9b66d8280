// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from "vitest";
import { type FieldSpec, field } from "../../../../web/ui/controls/controls.js";
import { byRole, clear, descriptionOf, key, leave, show, type, written } from "../../mounted.js";

afterEach(clear);

/** A field for a rate above 0, and what came into force by it. */
async function rateField(changes: Partial<FieldSpec> = {}) {
  const taken: string[] = [];
  const spec: FieldSpec = {
    id: "rate",
    label: "Rate",
    value: "1",
    hint: "How far an update goes",
    submit: (text) => {
      if (!(Number(text) > 0)) return "The rate is above 0.";
      taken.push(text);
      return null;
    },
    nudge: (text, direction) => (Number.isNaN(Number(text)) ? null : String(Number(text) + direction)),
    ...changes,
  };
  await show(field(spec));
  return { taken, spec, input: byRole("textbox", "Rate") };
}

test("a text is held back until Enter", async () => {
  const { taken, input } = await rateField();
  await type(input, "0.5");
  expect(taken).toEqual([]);
  expect(await key(input, "Enter")).toBe(true);
  expect(taken).toEqual(["0.5"]);
});

test("leaving the field hands the text over too, and only once", async () => {
  const { taken, input } = await rateField();
  await type(input, "0.5");
  await leave(input);
  await leave(input);
  expect(taken).toEqual(["0.5"]);
});

test("the text that is in force already is not handed over", async () => {
  const { taken, input } = await rateField();
  await type(input, "2");
  await type(input, "1");
  await key(input, "Enter");
  await leave(input);
  expect(taken).toEqual([]);
});

test("Escape takes back what was typed; without that it is left to the page", async () => {
  const { taken, input } = await rateField();
  expect(await key(input, "Escape")).toBe(false);
  await type(input, "7");
  expect(await key(input, "Escape")).toBe(true);
  expect(written(input)).toBe("1");
  await leave(input);
  expect(taken).toEqual([]);
});

describe("a text that is refused", () => {
  async function refused() {
    const given = await rateField();
    await type(given.input, "−1");
    await key(given.input, "Enter");
    return given;
  }

  test("stays in the field, which says what is wrong beside its hint", async () => {
    const { input } = await refused();
    expect(written(input)).toBe("−1");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(descriptionOf(input)).toBe("How far an update goes The rate is above 0.");
  });

  test("gives way to the value in force at Escape", async () => {
    const { taken, input } = await refused();
    await key(input, "Escape");
    expect(written(input)).toBe("1");
    expect(input.getAttribute("aria-invalid")).toBe("false");
    expect(descriptionOf(input)).toBe("How far an update goes");
    expect(taken).toEqual([]);
  });

  test("gives way to a value from elsewhere, but not to the same one again", async () => {
    const { spec, input } = await refused();
    await show(field({ ...spec }));
    expect(written(input)).toBe("−1");
    await show(field({ ...spec, value: "3" }));
    expect(written(input)).toBe("3");
    expect(input.getAttribute("aria-invalid")).toBe("false");
  });

  test("is mended by a better one", async () => {
    const { taken, input } = await refused();
    await type(input, "2");
    await key(input, "Enter");
    expect(taken).toEqual(["2"]);
    expect(input.getAttribute("aria-invalid")).toBe("false");
  });
});

test("a text under way outlives a value from elsewhere", async () => {
  const { spec, input } = await rateField();
  await type(input, "0.2");
  await show(field({ ...spec, value: "3" }));
  expect(written(input)).toBe("0.2");
});

test("the arrows nudge the text that is there, and hand nothing over", async () => {
  const { taken, input } = await rateField();
  await key(input, "ArrowUp");
  await key(input, "ArrowUp");
  expect(written(input)).toBe("3");
  await key(input, "ArrowDown");
  expect(written(input)).toBe("2");
  expect(taken).toEqual([]);
  await leave(input);
  expect(taken).toEqual(["2"]);
});

test("what cannot be nudged stays", async () => {
  const { input } = await rateField();
  await type(input, "one");
  expect(await key(input, "ArrowUp")).toBe(true);
  expect(written(input)).toBe("one");
});

test.each(["altKey", "ctrlKey", "metaKey"])("keys with %s are somebody else's", async (modifier) => {
  const { taken, input } = await rateField();
  await type(input, "5");
  for (const name of ["Enter", "Escape", "ArrowUp"]) expect(await key(input, name, { [modifier]: true })).toBe(false);
  expect(written(input)).toBe("5");
  expect(taken).toEqual([]);
});

test("a field of several lines and one without a label are named too", async () => {
  await rateField({ lines: 3 });
  expect(byRole("textbox", "Rate").getAttribute("rows")).toBe("3");
  clear();
  await show(field({ id: "w", label: "w₁", name: "Weight of x₁", value: "0", submit: () => null, layout: "bare" }));
  expect(written(byRole("textbox", "Weight of x₁"))).toBe("0");
});
