import type { ReactiveController, ReactiveControllerHost } from "lit";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Visibility } from "../../../web/element/visibility.js";

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

function watch() {
  const controllers: ReactiveController[] = [];
  const host = { addController: (controller: ReactiveController) => controllers.push(controller) };
  const told: boolean[] = [];
  const visibility = new Visibility(host as unknown as ReactiveControllerHost & Element, (seen) => told.push(seen));
  expect(controllers).toEqual([visibility]);
  visibility.hostConnected();
  expect(screen.watched).toEqual([host]);
  return { visibility, told };
}

function hide(hidden: boolean): void {
  screen.visibilityState = hidden ? "hidden" : "visible";
  screen.dispatchEvent(new Event("visibilitychange"));
}

it("takes an element for seen until it knows better", () => {
  expect(watch().told).toEqual([true]);
});

it("is seen only on the screen of a page that is not hidden", () => {
  const { told } = watch();
  screen.intersect(false);
  hide(true);
  screen.intersect(false, true);
  hide(false);
  expect(told.slice(1)).toEqual([false, false, false, true]);
});

it("goes by the last of several changes", () => {
  const { told } = watch();
  screen.intersect(true, false);
  expect(told.at(-1)).toBe(false);
});

it("listens no more once it is taken out of the page, and begins anew when it is put back", () => {
  const { visibility, told } = watch();
  screen.intersect(false);
  visibility.hostDisconnected();
  hide(true);
  hide(false);
  expect([screen.watched, told]).toEqual([[], [true, false]]);
  visibility.hostConnected();
  expect(told.at(-1)).toBe(true);
});
