import { expect, test } from "vitest";
import { openPlayground, press, siteForAll, state } from "./playground.js";
import { addressOf } from "./subject.js";
import type { OpenOptions, Page } from "./support/browser.js";
import { atNight, describeOneBrowser } from "./support/browsers.js";

/** A file as the page handed it to the browser. */
interface Saved {
  readonly name: string;
  readonly type: string;
  /** The first of its bytes. */
  readonly bytes: readonly number[];
  readonly text: string;
}

describeOneBrowser("exports", (getBrowser) => {
  const server = siteForAll();
  let page: Page;

  const open = async (query = "", options: Partial<OpenOptions> = {}) => {
    page = await openPlayground(getBrowser(), server, query, options);
    await catchDownloads(page);
    await press(page, { role: "button", name: "Share" });
  };

  /** Opens a section, saves in a format, and returns the file. */
  const save = async (section: string, what: string): Promise<Saved> => {
    if (!(await page.has({ role: "button", name: `Save ${what}` }))) {
      await press(page, { role: "button", name: section });
    }
    await press(page, { role: "button", name: `Save ${what}` });
    await page.waitFor(() => (window as unknown as { saved?: unknown }).saved !== undefined, { timeout: 30_000 });
    const saved = await page.evaluate(() => {
      const all = window as unknown as { saved?: Saved };
      const { saved } = all;
      delete all.saved;
      return saved;
    });
    if (!saved) throw new Error("nothing was saved");
    return saved;
  };

  atNight("a model goes out, and the run starts from it where it comes in", async () => {
    await open("?data=xor&features=x1,x2,x1*x2&learner=averaged&visit=9");
    const { name, text } = await save("Model", "the model as JSON");
    expect(name).toBe("perceptron-xor-model.json");
    const { weights, bias } = JSON.parse(text);
    expect(weights[0].some((one: number) => one !== 0)).toBe(true);
    await page.close();
    page = await openPlayground(getBrowser(), server, "?data=xor&visit=2");
    await page.evaluate(
      (called, content) => {
        const files = [new File([content], called)];
        const stage = document.querySelector("perceptron-playground")?.shadowRoot?.querySelector("pp-stage");
        const event = new Event("drop", { bubbles: true, cancelable: true, composed: true });
        Object.defineProperty(event, "dataTransfer", { value: { files, types: ["Files"] } });
        stage?.dispatchEvent(event);
      },
      name,
      text,
    );
    await page.waitFor(() =>
      document
        .querySelector("perceptron-playground")
        ?.shadowRoot?.querySelector("pp-import-model")
        ?.textContent?.includes("x₁∧x₂"),
    );
    await press(page, { role: "button", name: "Start from it" });
    await expect
      .poll(async () => state(page))
      .toMatchObject({ features: ["x1", "x2", "x1*x2"], initial: { weights: weights[0], bias: bias[0] } });
  });

  test("exports anything you see", async () => {
    await open("?data=xor&visit=3");
    const picture = "Picture or animation";
    const svg = await save(picture, "the picture as SVG");
    expect(svg.name).toBe("perceptron-xor-visit-3.svg");
    expect(await wellFormed(page, svg.text)).toEqual({ root: "svg", glyphs: 4 });
    const png = await save(picture, "the picture as PNG");
    expect(
      png.bytes
        .slice(1, 4)
        .map((byte) => String.fromCharCode(byte))
        .join(""),
    ).toBe("PNG");
    expect((await save(picture, "the picture as TikZ")).text).toContain("\\begin{tikzpicture}");
    const gif = await save(picture, "the animation as GIF");
    expect(gif.name).toBe("perceptron-xor-visits-0-to-3.gif");
    expect(
      gif.bytes
        .slice(0, 6)
        .map((byte) => String.fromCharCode(byte))
        .join(""),
    ).toBe("GIF89a");

    expect((await save("Examples", "the examples as CSV")).text).toBe("x1,x2,label\n0,0,-1\n0,1,1\n1,0,1\n1,1,-1\n");
    expect(JSON.parse((await save("Examples", "the examples as JSON")).text).data.points).toHaveLength(4);
    expect((await save("Examples", "the examples as libsvm")).text).toContain("+1 1:0 2:1\n");

    const visits = await save("Visits", "the visits as CSV");
    expect(visits.name).toBe("perceptron-xor-visits-1-to-3.csv");
    expect(visits.text.split("\n")).toHaveLength(5);
    expect((await save("Visits", "the visits as Markdown")).text).toContain("| visit | epoch |");
    expect((await save("Visits", "the visits as LaTeX")).text).toContain("\\begin{tabular}");

    const script = (await save("Python script", "the run as Python")).text;
    expect(script).toContain("def train(learner):");
    const href = addressOf(server, "?data=xor&visit=3");
    expect(script).toContain(href);
    expect((await save("Citation", "the citation as BibTeX")).text).toContain(`\\url{${href}}`);
    expect((await save("Citation", "the citation as Plain text")).text).toContain("XOR, 4 examples, at visit 3.");
  });
});

/** Keeps what is saved, in the place of a download. */
function catchDownloads(page: Page): Promise<void> {
  return page.evaluate(() => {
    let blob: Blob | null = null;
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (one: Blob | MediaSource) => {
      if (one instanceof Blob) blob = one;
      return create(one);
    };
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      const [name, kept] = [this.download, blob];
      void kept?.arrayBuffer().then((buffer) => {
        const bytes = new Uint8Array(buffer);
        const text = new TextDecoder().decode(bytes);
        const saved = { name, type: kept.type, bytes: Array.from(bytes.subarray(0, 8)), text };
        Object.assign(window, { saved });
      });
    };
  });
}

/** How a browser reads an SVG: its root, "parsererror" where it is none, and how many glyphs are placed in it. */
function wellFormed(page: Page, text: string): Promise<{ readonly root: string; readonly glyphs: number }> {
  return page.evaluate((svg) => {
    const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
    const failed = parsed.querySelector("parsererror") !== null;
    return {
      root: failed ? "parsererror" : parsed.documentElement.localName,
      glyphs: parsed.querySelectorAll("use").length,
    };
  }, text);
}
