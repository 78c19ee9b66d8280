const scripts = document.querySelectorAll<HTMLScriptElement>("script[type=module]");

/** The files that are here, and those that are on their way. */
const files = new Map(
  [import.meta.url, ...Array.from(scripts, ({ src }) => src)].map((url) => [url, Promise.resolve()]),
);

/**
 * Imports a chunk once all its files have been fetched: browsers remember that an import failed (Firefox, and Chrome
 * until 2026) and refuse it ever after, but what could not be fetched can be tried again.
 * @param load What imports the chunk.
 * @param names The chunk and what it imports, relative to `base`. Without names it is just imported.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  names: readonly string[] = [],
  base?: string,
): Promise<Module> {
  await Promise.all(names.map((name) => fetched(new URL(name, base).href)));
  return load();
}

function fetched(url: string): Promise<void> {
  const known = files.get(url);
  if (known) return known;
  // The cache may have kept an answer that was none.
  const file = fetchFile(url, "default").catch(() => fetchFile(url, "reload"));
  files.set(url, file);
  file.catch(() => files.delete(url));
  return file;
}

async function fetchFile(url: string, cache: RequestCache): Promise<void> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new TypeError(`${url} could not be loaded: the server answered ${response.status}.`);
  // To its end: only a whole answer stays in the cache for the import.
  await response.arrayBuffer();
}
