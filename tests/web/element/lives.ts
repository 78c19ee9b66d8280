import { readFileSync } from "node:fs";
import { afterEach, beforeAll } from "vitest";
import { SessionLifecycle } from "../../../web/element/session-lifecycle.js";
import { provideWasm } from "../../../web/engine/start/locate.js";
import type { Session } from "../../../web/state/session/session.js";
import { paths } from "../../../web/tooling/paths.mjs";
import { clear } from "../mounted.js";

type Arguments = ConstructorParameters<typeof SessionLifecycle>;

const lives: SessionLifecycle[] = [];
const hosts: HTMLElement[] = [];

/** Provides the engine to the tests of a file, and ends every life that one of them has begun. */
export function endLives(): void {
  beforeAll(() => provideWasm(readFileSync(paths.wasm)));
  afterEach(async () => {
    for (const host of hosts.splice(0)) host.remove();
    for (const life of lives.splice(0)) {
      life.disconnected();
      await new Promise((resolve) => setTimeout(resolve));
    }
    clear();
  });
}

/** The life of an element that stands in a page, of which nothing is drawn. */
export function begun(attributes: Readonly<Record<string, string>> = {}): SessionLifecycle {
  const host = document.createElement("div");
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  Object.assign(host, { renderRoot: host.attachShadow({ mode: "open" }), requestUpdate: () => {} });
  document.body.append(host);
  const scheduler = { invalidate: () => {}, paint: () => {} };
  const life = new SessionLifecycle(host as unknown as Arguments[0], scheduler as unknown as Arguments[1]);
  lives.push(life);
  hosts.push(host);
  return life;
}

export async function begunSession(life: SessionLifecycle): Promise<Session> {
  const session = await life.usable;
  await session.settled();
  return session;
}
