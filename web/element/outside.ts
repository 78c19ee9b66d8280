import type { ReactiveControllerHost } from "lit";
import { type Lazy, lazy } from "../engine/lazy.js";
import { type Parameter, parameterNames } from "../state/document/parameter-names.js";
import type { PlaygroundState } from "../state/document/state.js";
import { tokenShape } from "../state/document/token-shape.js";
import type * as Parameters from "../state/parameters/index.js";
import type { Session } from "../state/session.js";
import type { AddressFollower } from "./address/index.js";

const address = lazy(() => import("./address/index.js"));
const link = lazy(() => import("../state/link/index.js"));
const parameters = lazy(() => import("../state/parameters/index.js"));

/** What the page around the element says of the state: attributes, the address, and the `state` property. */
export class Outside {
  readonly #host: HTMLElement & ReactiveControllerHost;
  #follower: AddressFollower | null = null;
  #wanted: { readonly value: unknown } | null = null;
  /** Whether all attributes are to be read, and which have changed since they were. */
  #all = false;
  readonly #changed = new Set<string>();
  /** Of what is to be read, how much waits for its turn. */
  #taken = 0;

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
      this.#token !== "" ||
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
  }

  /** Has the address follow what the page shows from now on. What could not be loaded for that is tried again with the next event. */
  follow(event: Event, session: Session | null): void {
    if (this.#follower || !session || !this.#host.hasAttribute("from-url")) return;
    const read = (present: PlaygroundState) => this.readAttributes(present);
    void Promise.all([address.load(), link.load(), parameters.load()]).then(
      ([{ AddressFollower }, link, parameters]) => {
        this.#follower ??= new AddressFollower(this.#host, session, { link, parameters }, read, event);
      },
      () => {},
    );
  }

  /** @param present the state whose fields stay where those that come are wrong. */
  read(value: unknown, present: PlaygroundState): Parameters.ReadState {
    return this.#loaded.readState(value, present);
  }

  /** The state the attributes and the address describe; the address wins, and a token in it says all. */
  readAttributes(present: PlaygroundState): Parameters.ReadState {
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
    const changed = this.#all ? [] : [...this.#changed];
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
    return this.#token ? [parameters, link] : [parameters];
  }

  /** What stands behind the # of the address, where it is a state as one token; else nothing. */
  get #token(): string {
    return this.#host.hasAttribute("from-url") && tokenShape.test(location.hash) ? location.hash : "";
  }

  #query(): URLSearchParams | null {
    return this.#host.hasAttribute("from-url") ? new URLSearchParams(location.search) : null;
  }
}
