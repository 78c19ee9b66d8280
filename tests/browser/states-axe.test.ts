import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { serveWithAxe, violations } from "./axe.js";
import { openPlayground, painted, pressButton } from "./playground.js";
import type { Page } from "./support/browser.js";
import { describeOneBrowser, everyJourney } from "./support/browsers.js";
import type { Server } from "./support/server.js";

const wide = [1366, 768] as const;
const phone = [390, 844] as const;

/** What is open: an address, a size, and a button of the header that is pressed. */
type State = readonly [query: string, size: readonly [number, number], pressed?: string];

/** In German the names of what is written on a button are others: each is read as it is written. */
const sampled: readonly State[] = [
  ["?lesson=5.3&lang=de&theme=dark", wide],
  ["?visit=12&lang=de", wide, "Anpassen"],
  ["?quiz=mistake.7&lang=de", phone],
];

const all: readonly State[] = [
  ["", wide],
  ["?visit=12&lift=x1*x2", wide],
  ["?visit=12&drawer=weight-space", wide],
  ["?visit=12&drawer=projection&theme=dark", wide],
  ["?visit=12&drawer=margin&proof=angle", wide],
  ["?visit=120&drawer=charts&lang=de", wide],
  ["?visit=60&drawer=compare&learner=perceptron,averaged,voted", wide],
  ["?visit=12&drawer=orders&lang=de", wide],
  ["?data=xor&visit=8&drawer=cures&theme=dark&lang=de", wide],
  ["?visit=60&drawer=trace", wide],
  ["?visit=12&drawer=algorithm", wide],
  ["?lesson=1.1", wide],
  ["?lesson=10.1&theme=dark", wide],
  ["?lesson=3.2&lang=de", [320, 256]],
  ["?data=xor&visit=8&theme=dark", phone],
  ["?visit=12&present=true", wide],
  ["?visit=12&present=true&drawer=charts&lang=de", [1280, 720]],
  ["?visit=12&present=true", phone],
  ["?visit=12", wide, "Share"],
  ["?visit=12", wide, "Open"],
  ["?visit=12&lang=de&theme=dark", phone, "Lektionen"],
  ["?visit=12&data=nonsense", [640, 512]],
];

describeOneBrowser("axe, with each kind of thing open", (getBrowser) => {
  let server: Server;
  let page: Page;

  beforeAll(async () => {
    server = await serveWithAxe();
  });
  afterEach(() => page?.close());
  afterAll(() => server.close());

  const states = everyJourney ? [...sampled, ...all] : sampled;
  test.each(states.map(([query, size, pressed = ""]) => [query, size, pressed] as const))(
    "finds nothing at %s in a window of %o",
    { timeout: 60_000 },
    async (query, [width, height], pressed) => {
      page = await openPlayground(getBrowser(), server, query, { width, height });
      if (pressed) await pressButton(page, pressed);
      await painted(page);
      expect(await violations(page)).toEqual([]);
    },
  );
});
