import type { ReactiveController, ReactiveControllerHost } from "lit";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Visibility } from "../../../web/element/perceptron-playground.js";

/** A page that can be hidden, and a screen that an element can leave. */
class Screen extends EventTarget {
  visibilityState = "visible";
  watched: unknown[] = [];
  intersect: (...isIntersecting: readonly boolean[]) => void = () => {};
}

let screen: Screen;
beforeEach(() => {
  screen = new Screen();
  vi.stubGlobal("document", screen);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        screen.intersect = (...all) => tell(all.map((isIntersecting) => ({ isIntersecting })));
      }
      observe(target: unknown) {
        screen.watched.push(target);
      }
      disconnect() {
        screen.watched = [];
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

async function watch({ width = 100, top = 0 } = {}) {
  vi.stubGlobal("innerWidth", 1280);
  vi.stubGlobal("innerHeight", 800);
  const controllers: ReactiveController[] = [];
  const host = {
    addController: (controller: ReactiveController) => controllers.push(controller),
    updateComplete: Promise.resolve(true),
    isConnected: true,
    getBoundingClientRect: () => ({ width, top, bottom: top + 400, left: 0, right: width }),
  };
  const told: [boolean, boolean][] = [];
  const visibility = new Visibility(host as unknown as ReactiveControllerHost & Element, (...how) => told.push(how));
  expect(controllers).toEqual([visibility]);
  const connected = visibility.hostConnected();
  expect(screen.watched).toEqual([host]);
  await connected;
  return { visibility, told, host };
}

function hide(hidden: boolean): void {
  screen.visibilityState = hidden ? "hidden" : "visible";
  screen.dispatchEvent(new Event("visibilitychange"));
}

it.each([
  ["in view", {}, true],
  ["below", { top: 801 }, false],
  ["above", { top: -401 }, false],
  ["nowhere", { width: 0 }, false],
])("looks where an element stands before the observer tells: %s", async (_, where, seen) => {
  expect((await watch(where)).told).toEqual([[seen, seen]]);
});

it("has nothing to say of one that has been taken away since", async () => {
  const { visibility, told, host } = await watch();
  visibility.hostDisconnected();
  const connected = visibility.hostConnected();
  host.isConnected = false;
  await connected;
  expect(told).toHaveLength(1);
});

it("is seen only on the screen of a page that is not hidden, and on the screen all the same", async () => {
  const { told } = await watch();
  screen.intersect(false);
  hide(true);
  screen.intersect(false, true);
  hide(false);
  expect(told.slice(1)).toEqual([
    [false, false],
    [false, false],
    [true, false],
    [true, true],
  ]);
});

it("goes by the last of several changes", async () => {
  const { told } = await watch();
  screen.intersect(true, false);
  expect(told.at(-1)).toEqual([false, false]);
});

it("listens no more once it is taken out of the page, and begins anew when it is put back", async () => {
  const { visibility, told } = await watch();
  screen.intersect(false);
  visibility.hostDisconnected();
  hide(true);
  hide(false);
  expect(screen.watched).toEqual([]);
  expect(told).toHaveLength(2);
  await visibility.hostConnected();
  expect(told.at(-1)).toEqual([true, true]);
});
