import type { ReactiveControllerHost } from "lit";
import { isGone, type Lazy, lazy } from "../engine/lazy.js";
import { type Parameter, parameterNames, tokenShape } from "../state/document/parameter-names.js";
import type { PlaygroundState } from "../state/document/state.js";
import { link, parameters } from "../state/io/link-and-parameters.js";
import type * as Parameters from "../state/io/parameters/index.js";
import type { Session } from "../state/session/session.js";
import { deleteSavedEvent, openingVisit } from "../views/shared/element-events.js";
import type { AddressSync } from "./address/index.js";
import { savedIdIn } from "./entry-mark.js";

const key = "perceptron-playground.left";

/** Records the state when the page unloads, for a reload. */
function writeReloadRecord(state: PlaygroundState): void {
  try {
    if (state.ui.keep !== "none") sessionStorage.setItem(key, JSON.stringify({ href: location.href, state }));
  } catch {
    // The browser refuses storage.
  }
}

/** The state recorded when this page unloaded for a reload; otherwise null. */
function readReloadRecord(): unknown {
  try {
    const record = JSON.parse(sessionStorage.getItem(key) ?? "null");
    const reloaded = performance
      .getEntriesByType("navigation")
      .some((entry) => "type" in entry && entry.type === "reload");
    if (reloaded && record?.href === location.href) return record.state;
    clearReloadRecord();
  } catch {
    // As above.
  }
  return null;
}

/** Removes the record, once the address carries the state. */
function clearReloadRecord(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}

const address = lazy(() => import("./address/index.js"));

/** The events after which the URL is updated. */
export const syncedEvents = ["pp-state", "pp-step", deleteSavedEvent];

type Reader = (present: PlaygroundState) => Parameters.ReadState;

/** Reads the state that the host page gives: attributes, the URL and the `state` property. Writes it to the URL. */
export class ExternalState {
  readonly #host: HTMLElement & ReactiveControllerHost;
  #sync: AddressSync | null = null;
  /** The session whose state is saved only on unload, because the code that writes the URL has failed to load. */
  #unsavedSession: Session | null = null;
  #codeGone = false;
  #assigned: { readonly value: unknown } | null = null;
  /** Whether all attributes have to be read, and which of them have changed since. */
  #allAttributes = false;
  readonly #changed = new Set<Parameter>();
  /** The number of reads that wait in the queue of intents. */
  #queued = 0;
  /** The saved state of a history entry, by its id. */
  #restored: { readonly id: string; readonly read: Reader } | null = null;

  constructor(host: HTMLElement & ReactiveControllerHost) {
    this.#host = host;
  }

  /** Whether the code that reads has loaded. */
  get loaded(): boolean {
    return this.#readers.every(({ module }) => module !== null);
  }

  /** Whether a state or an attribute has been set and not read. */
  get pending(): boolean {
    return this.#assigned !== null || this.#allAttributes || this.#changed.size > 0;
  }

  /** Whether something set is unread or queued. Until it is read, no attribute may be written. */
  get unread(): boolean {
    return this.pending || this.#queued > 0;
  }

  /** Whether there is anything to read before the first paint. */
  get hasInput(): boolean {
    const query = this.#query();
    return (
      this.pending ||
      this.#readers.length > 1 ||
      parameterNames.some((name) => this.#host.hasAttribute(name) || query?.has(name))
    );
  }

  /** The visit that a page opens at whose address says nothing: see `opens-at`. In a frame it is for the page around to say. */
  get opensAt(): number {
    const bare = this.#host.hasAttribute("from-url") && window === window.parent && !this.hasInput;
    return bare ? openingVisit(this.#host) : 0;
  }

  assign(value: unknown): void {
    this.#assigned = { value };
    this.#changed.clear();
  }

  /** Keeps the state of the session that has ended for the next one, unless an unread state has been set. */
  sessionEnded(state: PlaygroundState): void {
    this.#assigned ??= { value: state };
    this.#stopReloadRecord();
    if (this.#sync) this.#host.removeController(this.#sync);
    this.#sync = null;
  }

  /** Lets the next read take all attributes. */
  readAllAttributes(): void {
    this.#allAttributes = true;
  }

  /** Records the change of an attribute that cannot be read yet. */
  attributeChanged(name: Parameter): void {
    this.#changed.add(name);
  }

  async load(): Promise<void> {
    await Promise.all(this.#readers.map(({ load }) => load()));
    const id = this.#savedId;
    if (!id || this.#restored?.id === id || !address.module || !link.module) return;
    const codes = { link: link.module, parameters: this.#loaded };
    this.#restored = { id, read: await address.module.restore(id, codes, (present) => this.#readAddress(present)) };
  }

  /** Restores the state recorded before a reload, when nothing else has saved it. */
  restoreAfterReload(): void {
    const state = this.#host.hasAttribute("from-url") ? readReloadRecord() : null;
    if (state !== null && !this.#assigned) this.assign(state);
  }

  /** Starts to keep the URL in sync with the state. A failed load is retried at the next event. */
  startSync(event: Event, session: Session | null): void {
    if (this.#sync || !session || !this.#host.hasAttribute("from-url")) return;
    if (this.#unsavedSession) this.#unsavedSession = session;
    if (this.#codeGone) return;
    const readers = { load: () => this.load(), read: (present: PlaygroundState) => this.readAttributes(present) };
    void Promise.all([address.load(), link.load(), parameters.load()]).then(
      ([{ AddressSync: AddressFollower }, link, parameters]) => {
        if (session.ended) return;
        this.#sync ??= new AddressFollower(this.#host, session, { link, parameters }, readers, event);
        this.#stopReloadRecord();
        clearReloadRecord();
      },
      (error) => {
        this.#codeGone = isGone(error);
        if (session.ended) return;
        if (!this.#unsavedSession) window.addEventListener("pagehide", this.#writeReloadRecord);
        this.#unsavedSession = session;
      },
    );
  }

  readonly #writeReloadRecord = (): void => {
    if (this.#unsavedSession) writeReloadRecord(this.#unsavedSession.state);
  };

  #stopReloadRecord(): void {
    if (!this.#unsavedSession) return;
    window.removeEventListener("pagehide", this.#writeReloadRecord);
    this.#unsavedSession = null;
  }

  /** The saved state of the current history entry; without one, the state in the attributes and the URL. */
  readAttributes(present: PlaygroundState): Parameters.ReadState {
    const restored = this.#restored;
    return restored?.id === this.#savedId && restored ? restored.read(present) : this.#readAddress(present);
  }

  /** The state in the attributes and the URL. The URL wins, and a token in it is complete. */
  #readAddress(present: PlaygroundState): Parameters.ReadState {
    const given = { get: this.#get, names: Array.from(this.#query()?.keys() ?? []) };
    const token = this.#token;
    return token && link.module
      ? link.module.readAddress(token, given, present, this.#loaded)
      : this.#loaded.readParameters(given, present);
  }

  /** The address printed on paper that opens the state again. Only a page that reads its URL has one. */
  address(state: PlaygroundState): string {
    return this.#sync?.printed(state) ?? location.href;
  }

  readonly #get = (name: string): string | null => this.#query()?.get(name) ?? this.#host.getAttribute(name);

  get #loaded(): typeof Parameters {
    if (!parameters.module) throw new Error("ExternalState.load must come first");
    return parameters.module;
  }

  /**
   * Returns a function that reads the pending state and the attributes changed after it; without a pending state, all
   * attributes or the changed ones. It reads once, at its first call.
   */
  takePending(): (present: PlaygroundState) => Parameters.ReadState {
    const wanted = this.#assigned;
    const changed = this.#allAttributes && !wanted ? [] : [...this.#changed];
    this.#assigned = null;
    this.#allAttributes = false;
    this.#changed.clear();
    this.#queued++;
    let read: Parameters.ReadState | null = null;
    return (present) => {
      if (read) return read;
      this.#queued--;
      read =
        wanted || changed.length > 0
          ? this.#loaded.readChanges({ get: this.#get }, changed, this.#before(wanted, changed, present))
          : this.readAttributes(present);
      return read;
    };
  }

  /** What changed attributes change: what has been assigned, or the page. A step that they name lies below all of them. */
  #before(
    wanted: { readonly value: unknown } | null,
    changed: readonly Parameter[],
    present: PlaygroundState,
  ): Parameters.ReadState {
    if (wanted) return this.#loaded.readOverStep(wanted.value, present);
    const namesStep = changed.includes("lesson") || changed.includes("course");
    const over = namesStep ? this.#loaded.overOf({ get: this.#get, names: [] }) : undefined;
    return { state: present, refusals: [], over };
  }

  /** The modules that the pending reads need. */
  get #readers(): readonly Lazy<unknown>[] {
    if (this.#savedId) return [parameters, link, address];
    return this.#token ? [parameters, link] : [parameters];
  }

  /** The id of the saved state of the current history entry. */
  get #savedId(): string | undefined {
    return this.#host.hasAttribute("from-url") ? savedIdIn(history.state) : undefined;
  }

  /** The fragment of the URL if it is a state as one token; otherwise empty. */
  get #token(): string {
    return this.#host.hasAttribute("from-url") && tokenShape.test(location.hash) ? location.hash : "";
  }

  #query(): URLSearchParams | null {
    return this.#host.hasAttribute("from-url") ? new URLSearchParams(location.search) : null;
  }
}
