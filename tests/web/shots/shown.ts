import { createHash } from "node:crypto";
import { expect, vi } from "vitest";
import layoutCss from "../../../web/element/layout.css?inline";
import { page } from "../../../web/element/page.js";
import { screen } from "../../../web/element/parts.js";
import { defaultState } from "../../../web/state/document/settings.js";
import { svgOf } from "../../../web/state/io/exports/picture/index.js";
import { readParameters } from "../../../web/state/io/parameters/index.js";
import type { Frame } from "../../../web/state/runs/frame.js";
import tokensCss from "../../../web/ui/tokens.css?inline";
import { recorded } from "../../../web/views/stage/picture/index.js";
import { fitWindow } from "../../../web/views/stage/plane/view-window.js";
import * as answers from "../../../web/views/stage/pointed/index.js";
import * as predictions from "../../../web/views/stage/predictions/index.js";
import { loading } from "../../../web/words/generated/en/loading.js";
import { clear, drawn, show, textOf } from "../mounted.js";
import { theme } from "../stage/theme.js";
import { Bench } from "../state/engine.js";

export const sha256 = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex");

/** The colours and the layout that all of the page has. */
export const look = sha256(`${tokensCss}${layoutCss}`);

/** What loads may take its time on a busy machine. */
const patience = { timeout: 30_000, interval: 20 };

/**
 * What the page says at an address, and the SHA-256 of what its stage draws. No browser and no font is asked, so that it
 * is the same on every machine.
 */
export async function shownAt(query: string): Promise<{ readonly says: string; readonly draws: string }> {
  await screen.load();
  const given = new URLSearchParams(query);
  const { state } = readParameters({ get: (name) => given.get(name), names: [...given.keys()] }, defaultState);
  const bench = new Bench(state);
  try {
    const says = await vi.waitFor(async () => {
      bench.untilStill();
      await show(pageOf(bench));
      const text = textOf(document.body);
      expect(text).not.toContain(loading.english.loading);
      return text;
    }, patience);
    return { says, draws: sha256(stageOf(bench.frame)) };
  } finally {
    clear();
    await drawn();
    bench.session.dispose();
  }
}

function pageOf({ frame, dispatch }: Bench) {
  const nothing = (): void => {};
  return page({ frame, dispatch, sheet: "story", showSheet: nothing, prefetch: nothing, address: "" });
}

function stageOf(frame: Frame): string {
  const view = { window: fitWindow(frame.examples.xy), width: 900, height: 450, theme };
  return svgOf(recorded(frame, frame.pane, view, { predictions, answers }), "");
}
