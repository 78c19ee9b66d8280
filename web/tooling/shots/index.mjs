// `npm run shots`: the pictures of the README, and the page in three sizes and three themes, from the built site.
// `npm run shots -- --readme`: the pictures of the README alone.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { paths, root } from "../paths.mjs";
import { mustRun, runScript, ToolingError } from "../process.mjs";
import { openChromium } from "../products/first-use.mjs";
import { serve } from "../serve.mjs";
import { setup } from "../setup.mjs";
import { vitest } from "../sources.mjs";
import { gifOf } from "./animation.mjs";
import { card, film, still } from "./readme.mjs";

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
const shown = {
  blobs: still.query,
  cs188: "?data=cs188&visit=2",
  iris: "?data=iris&max-epochs=100&visit=300",
  xor: "?data=xor&visit=3",
  why: "?data=xor&max-epochs=20&visit=80",
  lift: "?data=xor&features=x1,x2,x1*x2&lift=x1*x2&visit=48",
  bowl: "?data=circles&features=x1,x2,x1^2,x2^2&lift=x1^2&max-epochs=100&visit=4000",
  bias: "?data=cs188&lift=bias&visit=1150",
  reviews: "?data=reviews&features=x1,x2,x3,x1*x3,x2*x3&visit=16",
  two: "?data=cs188&learner=voted,averaged&max-epochs=3&visit=15",
  four: "?data=overlap&seed=3&learner=perceptron,averaged,voted,pocket&visit=480",
  six: "?data=moons&learner=perceptron,averaged,pocket,kernel,nearest-neighbours,decision-tree&kernel=rbf&gamma=2&visit=400",
  classes: "?data=iris-species&learner=multiclass&visit=4500",
  heldOut: "?data=overlap&n=200&split=0.3&learner=perceptron,averaged&visit=2800",
  crowd: "?data=overlap&n=10000&order=shuffle-each-epoch&visit=41234",
};

await runScript(async () => {
  await setup(["build", "test"]);
  const { buildWasm } = await import("../products/wasm.mjs");
  await buildWasm();
  const { buildSite } = await import("../products/products.mjs");
  await buildSite();
  const browser = await openChromium();
  if (!browser) throw new ToolingError("Chromium is missing: apt install chromium, or set CHROMIUM.");
  const server = await serve({ directory: paths.distSite });
  const folder = join(root, "build", "shots");
  mkdirSync(folder, { recursive: true });

  /** @type {(query: string, viewport: { width: number, height: number }, colorScheme?: "light" | "dark") => Promise<Buffer>} */
  const shotOf = async (query, viewport, colorScheme = "light") => {
    const page = await browser.newPage({ viewport, colorScheme });
    await page.goto(`${server.url}${query}`);
    await page.evaluate(async () => {
      await Reflect.get(document.querySelector("perceptron-playground") ?? {}, "ready");
    });
    // What comes after the first picture has loaded; and the boundary turns for a moment.
    await page.waitForFunction(() => {
      const root = document.querySelector("perceptron-playground")?.shadowRoot;
      const shown = root?.querySelector(".pp-story-sentence") && root?.querySelector(".pp-verdict-text");
      return shown && !/Loading (the .* )?…/.test(root?.querySelector(".pp-app")?.textContent ?? "");
    });
    await page.waitForTimeout(600);
    const png = await page.screenshot();
    await page.close();
    return png;
  };
  /** @type {(file: string, bytes: Uint8Array) => void} */
  const write = (file, bytes) => {
    writeFileSync(file, bytes);
    console.log(`${file} ${bytes.length}`);
  };

  try {
    write(still.file, await shotOf(still.query, still));
    write(card.file, await shotOf(card.query, card));
    const moments = [];
    for (const { query, hold } of film.moments) moments.push({ png: await shotOf(query, film), hold });
    write(film.file, await gifOf(browser, moments));

    for (const [name, query] of process.argv.includes("--readme") ? [] : Object.entries(shown)) {
      for (const size of sizes) {
        for (const scheme of /** @type {const} */ (["light", "dark"])) {
          write(join(folder, `${name}-${size.width}-${scheme}.png`), await shotOf(query, size, scheme));
        }
      }
      write(
        join(folder, `${name}-projector.png`),
        await shotOf(`${query}&theme=projector`, { width: 1440, height: 900 }),
      );
    }
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
  // The build has set the environment to that of production, which no test knows.
  const env = { ...process.env, NODE_ENV: "test", SHOTS: "taken" };
  const suite = [vitest, "run", "--config", "tests/vitest.config.ts", "--project", "unit", "tests/web/shots"];
  await mustRun("Writing down what the pictures show", process.execPath, suite, { env });
});
