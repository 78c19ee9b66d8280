import { scriptUrl } from "../script-url.js";
import { offerUpdate } from "./update-offer.js";

/**
 * Keeps the site for when there is no network. A newer version is offered, and taken when the reader agrees. Where
 * nothing may be kept, nothing is.
 */
export async function keepSite(): Promise<void> {
  const workers = serviceWorkers();
  if (!workers) return;
  // The page of another language stands in a folder of the site.
  const site = new URL(document.documentElement.dataset["site"] ?? "./", document.baseURI);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const registration = await workers.register(scriptUrl(new URL("sw.js", site).href)).catch(() => null);
  if (!registration) return;
  watchForUpdates(workers, registration);
  // What has been loaded before there was a worker to see it.
  const { active } = await workers.ready;
  active?.postMessage([new URL("./", document.baseURI).href, ...loaded]);
}

/** Null where the page may keep nothing: a sandbox throws, an insecure origin has none. */
function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

function watchForUpdates(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  const offer = (waiting: ServiceWorker): void =>
    offerUpdate(() => {
      workers.addEventListener("controllerchange", () => location.reload(), { once: true });
      waiting.postMessage("take over");
    });
  // The first one has nothing to take the place of.
  if (registration.waiting && workers.controller) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed" && workers.controller) offer(installing);
    });
  });
}
