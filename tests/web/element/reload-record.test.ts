import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { defaultState } from "../../../web/state/document/settings.js";
import type { Session } from "../../../web/state/session/session.js";

const address = "../../../web/element/address/index.js";
const code = { fails: true };

// The modules are this test's own: others see code that has not loaded.
beforeEach(() => {
  code.fails = true;
  vi.resetModules();
  vi.doMock(address, () => {
    if (code.fails) throw new Error("offline");
    return { AddressSync: class {} };
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock(address);
  vi.resetModules();
});

/** The external state of an element whose URL cannot be kept in sync, as the code for that does not load. */
async function withoutSync() {
  const { ExternalState, syncedEvents } = await import("../../../web/element/external-state.js");
  const listeners = new Set<unknown>();
  vi.stubGlobal("location", { href: "https://example.org/", search: "", hash: "" });
  vi.stubGlobal("history", { state: null });
  vi.stubGlobal("window", {
    addEventListener: (_: string, listener: unknown) => listeners.add(listener),
    removeEventListener: (_: string, listener: unknown) => listeners.delete(listener),
  });
  const host = { isConnected: true, hasAttribute: () => true, getAttribute: () => null, removeController: () => {} };
  const external = new ExternalState(host as unknown as ConstructorParameters<typeof ExternalState>[0]);
  const session = { state: defaultState } as Session;
  const startSync = () => external.startSync(new Event(syncedEvents[0] ?? ""), session);
  startSync();
  await vi.waitFor(() => expect(listeners.size).toBe(1), { timeout: 10_000 });
  return { external, listeners, startSync };
}

it("listens to the end of the page no longer once the element has gone", async () => {
  const { external, listeners } = await withoutSync();
  external.sessionEnded(defaultState);
  expect(listeners.size).toBe(0);
});

it("listens to the end of the page no longer once the URL carries the state", async () => {
  const { listeners, startSync } = await withoutSync();
  code.fails = false;
  startSync();
  await vi.waitFor(() => expect(listeners.size).toBe(0), { timeout: 10_000 });
});
