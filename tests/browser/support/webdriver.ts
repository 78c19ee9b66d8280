import { setTimeout as sleep } from "node:timers/promises";

/** A W3C WebDriver session over fetch; just what the WebKit driver needs. */
export class WebDriverSession {
  readonly #base: string;
  #queue: Promise<unknown> = Promise.resolve();
  /** The window the session began with. It stays open and unused, because a session ends with its last window. */
  #home = "";
  #current = "";

  private constructor(base: string) {
    this.#base = base;
  }

  static async start(port: number, capabilities: object): Promise<WebDriverSession> {
    const server = `http://127.0.0.1:${port}`;
    await untilUp(`${server}/status`);
    const started = (await command(`${server}/session`, "POST", {
      capabilities: { alwaysMatch: capabilities },
    })) as { sessionId: string };
    const session = new WebDriverSession(`${server}/session/${started.sessionId}`);
    await command(`${session.#base}/timeouts`, "POST", { script: 120_000, pageLoad: 60_000 });
    session.#home = (await command(`${session.#base}/window`, "GET")) as string;
    return session;
  }

  /** Opens a window and returns its handle. */
  async newWindow(): Promise<string> {
    return this.inWindow(this.#home, async (window) => {
      const { handle } = (await window.post("/window/new", { type: "window" })) as { handle: string };
      return handle;
    });
  }

  /** Sends commands to one window. WebDriver has one current window, so windows take turns. */
  inWindow<T>(handle: string, work: (window: Commands) => Promise<T>): Promise<T> {
    const post = (path: string, body: object) => command(this.#base + path, "POST", body);
    return this.#inTurn(async () => {
      if (this.#current !== handle) await post("/window", { handle });
      this.#current = handle;
      return work({
        get: (path) => command(this.#base + path, "GET"),
        post,
        delete: (path) => command(this.#base + path, "DELETE"),
      });
    });
  }

  async end(): Promise<void> {
    await command(this.#base, "DELETE");
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => undefined);
    return result;
  }
}

export interface Commands {
  get(path: string): Promise<unknown>;
  post(path: string, body: object): Promise<unknown>;
  delete(path: string): Promise<unknown>;
}

async function command(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebDriver: ${error}: ${message}`);
}

async function untilUp(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const up = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return;
    await sleep(50);
  }
  throw new Error("the WebKit driver did not start");
}
