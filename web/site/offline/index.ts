import { scriptUrl } from "../script-url.js";

const sheet = `
  .update-offer {
    position: fixed;
    inset: auto 1em 1em auto;
    z-index: 40;
    max-width: min(24em, 100vw - 4em);
    padding: 0.6em 0.9em 0.8em;
    border: 1px solid GrayText;
    border-radius: 6px;
    background: Canvas;
    color: CanvasText;
    font: 15px / 1.45 system-ui, sans-serif;
  }

  .update-offer p {
    margin: 0 0 0.5em;
  }

  .update-offer button {
    min-height: 2.4em;
    margin-right: 0.6em;
    padding: 0 0.9em;
    font: inherit;
  }

  @media print {
    .update-offer {
      display: none;
    }
  }
`;

/** Says that there is a newer version, once, until it is taken or put off. */
function offerUpdate(take: () => void): void {
  document.querySelector(".update-offer")?.remove();
  adoptSheet();
  const offer = document.createElement("aside");
  offer.className = "update-offer";
  offer.setAttribute("role", "status");
  const words = document.createElement("p");
  words.textContent = "A newer version of the playground is there. What you have made stays.";
  offer.append(
    words,
    button("Reload", take),
    button("Later", () => offer.remove()),
  );
  document.body.append(offer);
}

function button(name: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = name;
  made.addEventListener("click", press);
  return made;
}

let adopted = false;

function adoptSheet(): void {
  if (adopted) return;
  adopted = true;
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
}

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
