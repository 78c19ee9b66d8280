import type { ReactiveControllerHost } from "lit";
import { isGone, type Lazy, lazy } from "../engine/lazy.js";
import { type Parameter, parameterNames } from "../state/document/parameter-names.js";
import type { PlaygroundState } from "../state/document/state.js";
import { tokenShape } from "../state/document/token-shape.js";
import type * as Parameters from "../state/parameters/index.js";
import type { Session } from "../state/session.js";
import { afresh } from "../views/shared/press/afresh.js";
import type { AddressFollower } from "./address/index.js";
import { keptIn } from "./entry-mark.js";
import { forgetLeft, leftState, noteLeft } from "./left-state.js";

const address = lazy(() => import("./address/index.js"));
const kept = lazy(() => import("./kept/index.js"));
const link = lazy(() => import("../state/link/index.js"));
const parameters = lazy(() => import("../state/parameters/index.js"));

/** The events that the address follows. */
export const followed = ["pp-state", "pp-step", afresh];

type Reader = (present: PlaygroundState) => Parameters.ReadState;

/** What the page around the element says of the state: attributes, the address, and the `state` property. */
export class Outside {
  readonly #host: HTMLElement & ReactiveControllerHost;
  #follower: AddressFollower | null = null;
  /** Whose state nothing keeps, since what keeps it could not be loaded; and whether that is gone for good. */
  #unkept: Session | null = null;
  #gone = false;
  #wanted: { readonly value: unknown } | null = null;
  /** Whether all attributes are to be read, and which have changed since they were. */
  #all = false;
  readonly #changed = new Set<string>();
  /** Of what is to be read, how much waits for its turn. */
  #taken = 0;
  /** What is kept for an entry of the browser's history, by its id. */
  #recalled: { readonly id: string; readonly read: Reader } | null = null;

  constructor(host: HTMLElement & ReactiveControllerHost) {
    this.#host = host;
  }

  /** Whether reading is possible now. */
  get loaded(): boolean {
    return this.#readers.every(({ module }) => module !== null);
  }

  /** Whether a state or an attribute was set before it could be read. */
  get pending(): boolean {
    return this.#wanted !== null || this.#all || this.#changed.size > 0;
  }

  /** Whether what was set is still to be read, or waits for its turn: until then no attribute may be written. */
  get unread(): boolean {
    return this.pending || this.#taken > 0;
  }

  /** Whether there is anything to read before the first picture. */
  get speaks(): boolean {
    const query = this.#query();
    return (
      this.pending ||
      this.#readers.length > 1 ||
      parameterNames.some((name) => this.#host.hasAttribute(name) || query?.has(name))
    );
  }

  want(value: unknown): void {
    this.#wanted = { value };
    this.#changed.clear();
  }

  /** The session has ended: the state it had is to be read again, unless another was set that has not been read. */
  keep(state: PlaygroundState): void {
    this.#wanted ??= { value: state };
    if (this.#follower) this.#host.removeController(this.#follower);
    this.#follower = null;
  }

  /** All attributes are to be read: at the start they say what there is. */
  noteAll(): void {
    this.#all = true;
  }

  /** An attribute changed that cannot be read yet. */
  noteChange(name: string): void {
    this.#changed.add(name);
  }

  async load(): Promise<void> {
    await Promise.all(this.#readers.map(({ load }) => load()));
    const id = this.#keptId;
    if (!id || this.#recalled?.id === id || !kept.module || !link.module) return;
    const codes = { link: link.module, parameters: this.#loaded };
    this.#recalled = { id, read: await kept.module.recall(id, codes, (present) => this.#readAddress(present)) };
  }

  /** Wants again what was shown when the page was loaded again and nothing else kept that. */
  recall(): void {
    const state = this.#host.hasAttribute("from-url") ? leftState() : null;
    if (state !== null && !this.#wanted) this.want(state);
  }

  /** Has the address follow what the page shows from now on. What could not be loaded for that is tried again with the next event. */
  follow(event: Event, session: Session | null): void {
    if (this.#follower || !session || !this.#host.hasAttribute("from-url")) return;
    if (this.#unkept) this.#unkept = session;
    if (this.#gone) return;
    const readers = { load: () => this.load(), read: (present: PlaygroundState) => this.readAttributes(present) };
    void Promise.all([address.load(), link.load(), parameters.load()]).then(
      ([{ AddressFollower }, link, parameters]) => {
        this.#follower ??= new AddressFollower(this.#host, session, { link, parameters }, readers, event);
        forgetLeft();
      },
      (error) => {
        this.#gone = isGone(error);
        if (!this.#unkept) window.addEventListener("pagehide", this.#note);
        this.#unkept = session;
      },
    );
  }

  readonly #note = (): void => {
    if (this.#unkept && !this.#follower) noteLeft(this.#unkept.state);
  };

  /** @param present the state whose fields stay where those that come are wrong. */
  read(value: unknown, present: PlaygroundState): Parameters.ReadState {
    return this.#loaded.readState(value, present);
  }

  /** What is kept for the entry that the page is at, where no address says it; else what attributes and address say. */
  readAttributes(present: PlaygroundState): Parameters.ReadState {
    const recalled = this.#recalled;
    return recalled?.id === this.#keptId && recalled ? recalled.read(present) : this.#readAddress(present);
  }

  /** The state the attributes and the address describe; the address wins, and a token in it says all. */
  #readAddress(present: PlaygroundState): Parameters.ReadState {
    const given = { get: this.#get, names: Array.from(this.#query()?.keys() ?? []) };
    const token = this.#token;
    return token && link.module
      ? link.module.readAddress(token, given, present, this.#loaded)
      : this.#loaded.readParameters(given, present);
  }

  /** Where what is shown can be opened again, for paper. Only a page that reads its address is opened by it. */
  address(state: PlaygroundState): string {
    return this.#follower?.printed(state) ?? location.href;
  }

  readonly #get = (name: string): string | null => this.#query()?.get(name) ?? this.#host.getAttribute(name);

  /** The state after one attribute has changed: everything else stays as it is. */
  readChange(name: string, state: PlaygroundState): Parameters.ReadState {
    return this.#loaded.readChange({ get: this.#get }, name as Parameter, state);
  }

  get #loaded(): typeof Parameters {
    if (!parameters.module) throw new Error("Outside.load must come first");
    return parameters.module;
  }

  /**
   * Reads what was set before it could be read, with the attributes that changed after that, else the attributes that
   * count: once, when it is first asked to.
   */
  takePending(): (present: PlaygroundState) => Parameters.ReadState {
    const wanted = this.#wanted;
    const changed = this.#all && !wanted ? [] : [...this.#changed];
    this.#wanted = null;
    this.#all = false;
    this.#changed.clear();
    this.#taken++;
    let read: Parameters.ReadState | null = null;
    return (present) => {
      if (read) return read;
      this.#taken--;
      if (wanted) read = this.#readChanges(changed, this.read(wanted.value, present));
      else if (changed.length > 0) read = this.#readChanges(changed, { state: present, refusals: [] });
      else read = this.readAttributes(present);
      return read;
    };
  }

  #readChanges(names: readonly string[], before: Parameters.ReadState): Parameters.ReadState {
    return names.reduce(({ state, refusals }, name) => {
      const read = this.readChange(name, state);
      return { state: read.state, refusals: [...refusals, ...read.refusals] };
    }, before);
  }

  /** What reads what there is to read. */
  get #readers(): readonly Lazy<unknown>[] {
    if (this.#keptId) return [parameters, link, kept];
    return this.#token ? [parameters, link] : [parameters];
  }

  /** Under which id the browser keeps what the entry showed that the page is at. */
  get #keptId(): string | undefined {
    return this.#host.hasAttribute("from-url") ? keptIn(history.state) : undefined;
  }

  /** What stands behind the # of the address, where it is a state as one token; else nothing. */
  get #token(): string {
    return this.#host.hasAttribute("from-url") && tokenShape.test(location.hash) ? location.hash : "";
  }

  #query(): URLSearchParams | null {
    return this.#host.hasAttribute("from-url") ? new URLSearchParams(location.search) : null;
  }
}
