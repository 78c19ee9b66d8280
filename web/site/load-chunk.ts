// What the site's scripts find each other by. They are classic scripts, each of which hands over a chunk
// (tooling/vite/classic-chunks.mjs): modules are fetched as from another site where a page has no origin of its own, as in
// a sandboxed frame, and few servers allow that.

import { GoneError, patience, saysGone } from "../engine/lazy.js";
import { scriptUrl } from "./script-url.js";

type Chunk = Readonly<Record<string, unknown>>;
/** Its name, what makes it of those it asks for, and whether that is to be done at once. */
type Handed = readonly [name: string, make: (need: (name: string) => Chunk) => Chunk, runs?: boolean];

declare global {
  interface Window {
    /** The chunks that have come before what takes them; then that. */
    ppc?: { push(handed: Handed): unknown };
  }
}

const makers = new Map<string, Handed[1]>();
const made = new Map<string, Chunk>();
/** The files that are on their way, since when, or could not be had: then with how often that has been tried. */
const loads = new Map<string, { readonly load: Promise<void>; readonly since: number }>();
const tries = new Map<string, number>();

const early = window.ppc as Handed[] | undefined;
window.ppc = { push: take };
// This chunk, which the others ask for, is handed over when it has run.
queueMicrotask(() => early?.forEach(take));

function take([name, make, runs]: Handed): void {
  makers.set(name, make);
  if (runs) need(name);
}

function need(name: string): Chunk {
  const known = made.get(name);
  if (known) return known;
  const make = makers.get(name);
  if (!make) throw new Error(`${name} has not come.`);
  const chunk = make(need);
  made.set(name, chunk);
  return chunk;
}

/**
 * What a chunk holds, once it and what it needs has come. What could not be had can be tried again.
 * @param names The chunk and what it needs, relative to this script.
 * @param part Which of the modules it is made of is asked for, where that is not all of it.
 */
export async function loadChunk(names: readonly string[], part = (chunk: Chunk): unknown => chunk): Promise<unknown> {
  await Promise.all(names.map(fetched));
  return part(need(names[0] ?? ""));
}

function fetched(name: string): Promise<void> | undefined {
  if (makers.has(name)) return;
  const before = loads.get(name);
  // What takes so long may never come: who asks again by then has been told.
  if (before && performance.now() - before.since < patience) return before.load;
  const load = fetchScript(name);
  loads.set(name, { load, since: performance.now() });
  return load;
}

async function fetchScript(name: string): Promise<void> {
  const again = tries.get(name) ?? 0;
  tries.set(name, again + 1);
  // The cache may have kept an answer that was none.
  const { href } = new URL(again ? `${name}?${again}` : name, import.meta.url);
  await run(href).catch(() => {});
  // A page in its place may run as a script and hand over nothing.
  if (makers.has(name)) return;
  loads.delete(name);
  const answer = await asked(href);
  if (answer && saysGone(answer)) throw new GoneError(`${href} is no longer there.`);
  // The file is there: after a deployment the cache may have kept that it was not.
  if (answer?.ok && !again) return fetched(name);
  throw new TypeError(`${href} could not be loaded.`);
}

/** Runs a script. Resolves when it has run, or could not. */
async function run(href: string): Promise<void> {
  const script = document.createElement("script");
  script.src = scriptUrl(href);
  const done = new Promise<void>((resolve) => {
    script.onload = script.onerror = () => resolve();
  });
  // It stays: WebKit may forget one that is taken away before it has come.
  document.head.append(script);
  await done;
}

/** A script does not say why it failed. Without a network, or an origin of its own, a page cannot find out: then null. */
function asked(href: string): Promise<Response | null> {
  return fetch(href, { method: "HEAD", cache: "no-store" }).catch(() => null);
}
