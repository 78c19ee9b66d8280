import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, supervise } from "./processes.js";
import type { Variant } from "./variants.js";
import { WebDriverSession } from "./webdriver.js";

export interface WebKitPaths {
  readonly driver: string;
  readonly miniBrowser: string;
  /** null: the present display is used. */
  readonly xvfb: string | null;
}

export interface WebKitProcess {
  readonly session: WebDriverSession;
  stop(): Promise<void>;
}

/** Lets the window be narrower than MiniBrowser's toolbar, which is not part of the page. */
const narrowToolbar = "* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px; }\n";

/** One driver runs one session, so every variant has a driver of its own. */
export async function startWebKit(paths: WebKitPaths, display: string, variant: Variant): Promise<WebKitProcess> {
  const home = await mkdtemp(join(tmpdir(), "playground-webkit-"));
  const gtk = join(home, "gtk-3.0");
  await mkdir(gtk);
  await writeFile(join(gtk, "gtk.css"), narrowToolbar);
  // WebKitGTK takes prefers-reduced-motion and prefers-color-scheme from the desktop's settings.
  await writeFile(join(gtk, "settings.ini"), `[Settings]\ngtk-enable-animations=${variant.reducedMotion ? 0 : 1}\n`);
  const port = await freePort();
  const driver = supervise(paths.driver, [`--port=${port}`], {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: "x11",
    GTK_THEME: variant.dark ? "Adwaita:dark" : "Adwaita",
    XDG_CONFIG_HOME: home,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    // There is no graphics card to composite with: emulating one would take more of the processor than the page does.
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
  });
  const stop = async () => {
    await driver.stop();
    await rm(home, { recursive: true, force: true });
  };
  try {
    const session = await WebDriverSession.start(port, {
      "webkitgtk:browserOptions": { binary: paths.miniBrowser, args: ["--automation"] },
    });
    return {
      session,
      async stop() {
        await session.end().catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
