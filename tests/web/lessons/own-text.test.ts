// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { ownText } from "../../../web/views/lessons/pp-lesson.js";
import { clear, show } from "../mounted.js";

afterEach(clear);

/** What stands on the page, without the marks of the templates. */
async function shown(source: string): Promise<string> {
  await show(ownText(source));
  return document.body.innerHTML.replace(/<!--.*?-->/g, "").trim();
}

it.each([
  ["one\n\ntwo", "<p>one</p><p>two</p>"],
  ["**a** and *b* and `c`", "<p><strong>a</strong> and <em>b</em> and <code>c</code></p>"],
  ["- a\n- **b**", "<ul><li>a</li><li><strong>b</strong></li></ul>"],
  ["1. a\n2. b", "<ol><li>a</li><li>b</li></ol>"],
])("%j is words", async (source, markup) => {
  expect(await shown(source)).toBe(markup);
});

it.each(["<img src=x onerror=alert(1)>", "<script>1</script>", "[a](javascript:alert(1))", "[a](data:text/html,x)"])(
  "%s is shown as it is written",
  async (source) => {
    await show(ownText(source));
    expect(document.body.textContent).toContain(source);
    expect(document.querySelector("img, script, a")).toBeNull();
  },
);

it("leads elsewhere, in another tab", async () => {
  await show(ownText("see [this](https://example.org/a?b=c)"));
  const link = document.querySelector("a");
  expect([link?.href, link?.target, link?.rel]).toEqual(["https://example.org/a?b=c", "_blank", "noopener"]);
});
