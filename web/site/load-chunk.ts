// What the site's scripts find each other by. They are classic scripts, each of which hands over a chunk
// (tooling/vite/classic-chunks.mjs): modules are fetched as from another site where a page has no origin of its own, as in
// a sandboxed frame, and few servers allow that.

type Chunk = Readonly<Record<string, unknown>>;
/** Its name, what makes it of those it asks for, and whether that is to be done at once. */
type Handed = readonly [name: string, make: (need: (name: string) => Chunk) => Chunk, runs?: boolean];

declare global {
  interface Window {
    /** The chunks that have come before what takes them; then that. */
    ppc?: { push(handed: Handed): unknown };
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string }): TrustedUrls;
    };
  }
}

interface TrustedUrls {
  createScriptURL(url: string): string;
}

const makers = new Map<string, Handed[1]>();
const made = new Map<string, Chunk>();
/** The files that are on their way, or could not be had: then with how often that has been tried. */
const loads = new Map<string, Promise<void>>();
const tries = new Map<string, number>();

/** Where the rules of a page ask for it, addresses of scripts are vouched for: these come from beside this script. */
const trusted = window.trustedTypes?.createPolicy("perceptron-playground", { createScriptURL: (url) => url });

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
  const load = loads.get(name) ?? fetchScript(name);
  loads.set(name, load);
  return load;
}

function fetchScript(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const again = tries.get(name) ?? 0;
    tries.set(name, again + 1);
    // The cache may have kept an answer that was none.
    const { href } = new URL(again ? `${name}?${again}` : name, import.meta.url);
    script.src = trusted?.createScriptURL(href) ?? href;
    script.onload = () => resolve();
    script.onerror = () => {
      loads.delete(name);
      reject(new TypeError(`${href} could not be loaded.`));
    };
    // It stays: WebKit may forget one that is taken away before it has come.
    document.head.append(script);
  });
}
