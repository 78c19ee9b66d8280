/** What of a service worker's global scope is used here: the types of pages and of workers cannot stand beside one another. */
export interface WorkerScope {
  readonly location: { readonly href: string };
  readonly caches: CacheStorage;
  readonly navigator: { readonly connection?: { readonly saveData?: boolean } };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(type: "message", listener: (event: LifeEvent & { readonly data: unknown }) => void): void;
  addEventListener(type: "fetch", listener: (event: AskedEvent) => void): void;
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface AskedEvent extends LifeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
