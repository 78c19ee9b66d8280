// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import {
  canDock,
  dockOf,
  dragged,
  firstShare,
  foldsStory,
  HALVES,
  limitsOf,
  movedBy,
  remember,
  shareOf,
  within,
} from "../../../../web/element/companion/pane/pp-arrange.js";

const landscape = (width: number) => ({ width, window: { width, height: 768 } });
const portrait = (width: number) => ({ width, window: { width, height: 1600 } });

describe("the companion", () => {
  it("opens beside the stage in a wide landscape window, and below it in an upright one", () => {
    expect(dockOf(landscape(960), "auto")).toBe("beside");
    expect(dockOf(portrait(1200), "auto")).toBe("below");
  });

  it("is docked as it was asked to be, where both are possible", () => {
    expect(dockOf(landscape(1366), "below")).toBe("below");
    expect(dockOf(portrait(1200), "beside")).toBe("beside");
  });

  it("has no choice below 960 pixels, and no dock in sheets and low windows", () => {
    expect(dockOf(landscape(959), "beside")).toBe("below");
    expect([canDock({ width: 959 }), canDock({ width: 960 })]).toEqual([false, true]);
    expect(dockOf(landscape(831), "auto")).toBeNull();
    expect(dockOf({ width: 1366, window: { width: 1366, height: 600 } }, "beside")).toBeNull();
  });

  it("leaves the story its column only in a room for three", () => {
    expect(foldsStory({ width: 1366 }, "beside")).toBe(true);
    expect(foldsStory({ width: 1920 }, "beside")).toBe(false);
    expect(foldsStory({ width: 1366 }, "below")).toBe(false);
  });
});

describe("the divider", () => {
  it("leaves each pane at least 360 pixels", () => {
    for (const total of [720, 1011, 1366, 1470, 3840]) {
      const { least, most } = limitsOf(total);
      expect((least / 100) * total).toBeGreaterThanOrEqual(360);
      expect((1 - most / 100) * total).toBeGreaterThanOrEqual(360);
    }
  });

  it("leaves each pane its share where there are no twice 360 pixels", () => {
    expect(limitsOf(500)).toEqual({ least: 30, most: 70 });
    expect(limitsOf(0)).toEqual({ least: 30, most: 70 });
  });

  it("holds at 40, 50 and 60 percent in a drag, and nowhere else", () => {
    const limits = limitsOf(1366);
    expect([41.4, 48.6, 61.5].map((share) => dragged(share, limits))).toEqual([40, 50, 60]);
    expect(dragged(45.04, limits)).toBe(45);
    expect(dragged(5, limits)).toBe(limits.least);
    expect(dragged(99, limits)).toBe(limits.most);
  });

  it("follows arrows, Home and End, and no other key", () => {
    const limits = { least: 27, most: 73 };
    const ways = ["ArrowLeft", "ArrowRight"] as const;
    expect(movedBy("ArrowRight", 50, limits, ways)).toBe(52);
    expect(movedBy("ArrowLeft", 50, limits, ways)).toBe(48);
    expect(movedBy("ArrowRight", 72.5, limits, ways)).toBe(73);
    expect(movedBy("Home", 50, limits, ways)).toBe(27);
    expect(movedBy("End", 50, limits, ways)).toBe(73);
    expect(movedBy("ArrowUp", 50, limits, ways)).toBeNull();
    expect(within(10, limits)).toBe(27);
  });

  it("leaves a table more than a half where that is too little for its columns, and the stage its least side", () => {
    expect([1366, 1280, 1024].map((width) => firstShare("trace", "beside", width))).toEqual([HALVES, 48, 36]);
    expect([firstShare("charts", "beside", 1024), firstShare("trace", "below", 1024)]).toEqual([HALVES, HALVES]);
  });

  it("is remembered for each view and place, of each page", () => {
    const [page, other] = [document.createElement("div"), document.createElement("div")];
    remember(page, "lift", "beside", 40);
    expect(shareOf(page, "lift", "beside")).toBe(40);
    expect([
      shareOf(page, "lift", "below"),
      shareOf(page, "charts", "beside"),
      shareOf(other, "lift", "beside"),
    ]).toEqual([HALVES, HALVES, HALVES]);
  });
});
