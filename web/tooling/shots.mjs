// `npm run shots`: the page in three sizes and three themes, and the picture of the README, from the built site.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { paths, root } from "./paths.mjs";
import { runScript } from "./process.mjs";
import { serveSite } from "./serve.mjs";
import { setup } from "./setup.mjs";

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
const moments = {
  blobs: "?order=shuffle-each-epoch&seed=6&visit=58",
  cs188: "?data=cs188&visit=2",
  iris: "?data=iris&max-epochs=100&visit=300",
  xor: "?data=xor&visit=3",
  crowd: "?data=overlap&n=10000&order=shuffle-each-epoch&visit=41234",
};

await runScript(async () => {
  await setup(["build", "test"]);
  await build();
  const { chromium } = await import("playwright-core");
  const server = await serveSite(paths.distSite, 0);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const folder = join(root, "build", "shots");
  mkdirSync(folder, { recursive: true });

  const shoot = async (file, query, viewport, colorScheme) => {
    const page = await browser.newPage({ viewport, colorScheme });
    await page.goto(`${server.url}${query}`);
    await page.evaluate(() => document.querySelector("perceptron-playground")?.ready);
    // The chart loads after the first picture, and the boundary turns for a moment.
    await page.waitForTimeout(600);
    await page.screenshot({ path: file });
    await page.close();
    console.log(file);
  };

  for (const [name, query] of Object.entries(moments)) {
    for (const size of sizes) {
      for (const scheme of ["light", "dark"]) {
        await shoot(join(folder, `${name}-${size.width}-${scheme}.png`), query, size, scheme);
      }
    }
    await shoot(join(folder, `${name}-projector.png`), `${query}&theme=projector`, sizes[0], "light");
  }
  await shoot(join(paths.site, "screenshot.png"), moments.blobs, { width: 1280, height: 800 }, "light");
  await browser.close();
  await server.close();
});
