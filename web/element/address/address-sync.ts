import type { ReactiveController, ReactiveControllerHost } from "lit";
import { saidBy } from "../../engine/lazy.js";
import { parameterNames, tokenShape } from "../../state/document/parameter-names.js";
import { problemOf, sameProblem, sameValue } from "../../state/document/problem.js";
import { noData } from "../../state/document/reading/fit-problem.js";
import type { ReadState } from "../../state/document/reading/fit-state.js";
import { defaultState } from "../../state/document/settings.js";
import type { PlaygroundState } from "../../state/document/state.js";
import type * as Link from "../../state/io/link/index.js";
import type * as Parameters from "../../state/io/parameters/index.js";
import { loadFailed } from "../../state/session/intent-queue.js";
import type { Session } from "../../state/session/session.js";
import { deleteSavedEvent, openingVisit } from "../../views/shared/element-events.js";
import { type KeptWords, kept } from "../../words/generated/en/kept.js";
import { type EntryMark, markIn, markName, savedIdIn } from "../entry-mark.js";
import { SavedStateIds } from "../persistence/state-database.js";
import { openStateSaver, type StateSaver } from "../persistence/state-saver.js";

/** WebKit refuses a hundred changes of the URL in half a minute; some are left to the host page. */
const period = 30_000;
const most = { atOnce: 80, soon: 40 };

/** Milliseconds during which changes that are not urgent are collected. */
const pause = 300;

/** Writes now or soon, and never so often that a browser refuses it. */
export class UrlWriteThrottle {
  /** Returns whether it wrote anything. */
  readonly #write: () => boolean;
  readonly #now: () => number;
  /** The times of the writes within `period`. */
  #times: readonly number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(write: () => boolean, now = () => performance.now()) {
    this.#write = write;
    this.#now = now;
  }

  /** Writes at once, or as soon as the limit allows. */
  writeNow(): void {
    this.cancel();
    this.#wait(this.#rest(most.atOnce));
  }

  /** Writes after a pause. Further calls until then have no effect. */
  writeSoon(): void {
    if (this.#timer === undefined) this.#wait(Math.max(pause, this.#rest(most.soon)));
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #wait(milliseconds: number): void {
    if (milliseconds > 0) this.#timer = setTimeout(this.#act, milliseconds);
    else this.#act();
  }

  readonly #act = (): void => {
    this.#timer = undefined;
    if (this.#write()) this.#times = [...this.#times, this.#now()];
  };

  /** Milliseconds until fewer than `count` writes are within `period`. */
  #rest(count: number): number {
    const now = this.#now();
    this.#times = this.#times.filter((time) => time > now - period);
    const blocking = this.#times.at(-count);
    return blocking === undefined ? 0 : blocking + period - now;
  }
}

/** What tells this page from itself before it was loaded again. */
const load = performance.timeOrigin;

/**
 * Which entry one of the browser's is: its number, "earlier" where the page has been loaded again since, null where it is
 * none of the playground's.
 */
function numberOf(state: unknown): number | "earlier" | null {
  const mark = markIn(state);
  if (!mark) return null;
  return mark.load === load ? mark.number : "earlier";
}

/** Says of the entry there is that it is this one. What is kept for it, and what the page around keeps there, stays. */
function markEntry(number: number): void {
  replace({ load, number, kept: savedIdIn(history.state) });
}

/** Has the entry there is say something else. What the page around keeps there stays. */
function changeEntry(number: number, href: string, kept: string | undefined): void {
  replace({ load, number, kept }, href);
}

/** Adds an entry: going back leads from it to the one there is. */
function addEntry(number: number, href: string, kept: string | undefined): void {
  quietly(() => history.pushState({ [markName]: { load, number, kept } satisfies EntryMark }, "", href));
}

function replace(mark: EntryMark, href?: string): void {
  const state: unknown = history.state;
  const others = typeof state === "object" ? state : {};
  quietly(() => history.replaceState({ ...others, [markName]: mark }, "", href));
}

/** A page of an opaque origin may not change its address, and one from a file not all of it: then it stays. */
function quietly(change: () => void): void {
  try {
    change();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Saves the states of history entries that are too long for a link. If the browser refuses, a notice says so once. */
class EntryPersistence {
  readonly #session: Session;
  readonly #opened: () => void;
  readonly #ids = new SavedStateIds(savedIdIn(history.state));
  /** Null until the database is open. */
  #saver: StateSaver | null = null;
  #opening: Promise<void> | null = null;
  /** The number of the entry whose state is saved; null while a link carries the state. */
  #savedEntry: number | null = null;
  #reported = false;

  /** @param opened Called when the database is open. */
  constructor(session: Session, opened: () => void) {
    this.#session = session;
    this.#opened = opened;
  }

  /**
   * Saves the state of an entry.
   * @param state Null when a link carries it.
   * @returns The id of the saved state, if it is saved.
   */
  save(number: number, state: PlaygroundState | null): string | undefined {
    const saved = state?.ui.keep === "none" ? null : state;
    this.#savedEntry = saved && number;
    if (!saved) return undefined;
    if (this.#saver) return this.#write(this.#saver, number, saved);
    this.#opening ??= this.#open();
    return undefined;
  }

  /** Saves the new state of an entry that is saved already. */
  update(number: number, state: PlaygroundState): void {
    if (this.#saver && this.#savedEntry === number) this.#write(this.#saver, number, state);
  }

  /** Saves the state synchronously: the page may unload. */
  saveBeforeUnload(number: number, state: PlaygroundState): void {
    if (this.#savedEntry === number) this.#saver?.saveBeforeUnload(this.#ids.of(number), state);
    else this.#saver?.flush();
  }

  /** Deletes everything that is saved for this tab. */
  async deleteAll(): Promise<void> {
    this.#savedEntry = null;
    this.#opening ??= this.#open();
    await this.#opening;
    this.#saver?.deleteAll();
  }

  #write(saver: StateSaver, number: number, state: PlaygroundState): string {
    const id = this.#ids.of(number);
    saver.save(id, state);
    return id;
  }

  async #open(): Promise<void> {
    try {
      this.#saver = await openStateSaver(this.#ids.tab, this.#refuse);
      this.#opened();
    } catch (cause) {
      this.#refuse(cause);
    }
  }

  readonly #refuse = (cause: unknown): void => {
    // Nothing is lost when a link carries the state.
    if (this.#reported || this.#savedEntry === null) return;
    this.#reported = true;
    const reason = saidBy(cause);
    this.#session.refuse({
      field: "kept",
      code: "not-kept",
      message: this.#session.frame().words.room(kept).notKept({ cause: reason }),
    });
  };
}

/** The state at an entry of the browser's history, and its position in the undo history. */
interface Entry {
  readonly state: PlaygroundState;
  readonly position: number;
}

/** The number of entries that are remembered. */
const capacity = 200;

/** Remembers the states of the browser's history entries, and which of them undo and redo lead to. */
class EntryHistory {
  readonly #entries = new Map<number, Entry>();
  /** The state at each position of the undo history that has been seen. */
  #reached: readonly (PlaygroundState | undefined)[] = [];
  #position = 0;
  #next = 0;

  /** Records the first state; returns the number of its entry. After an edit, the current entry belongs to the state before it. */
  begin(moment: Entry): number {
    this.#position = moment.position;
    this.#reached = Object.assign([], { [moment.position]: moment.state });
    return moment.position === 0 ? this.save(moment) : this.#next++;
  }

  /** Records the current state. A new problem discards the states after it, as in the undo history. */
  record({ state, position }: Entry): void {
    const redone = position === this.#position + 1 && this.#isAt(position, state);
    const changed = position === this.#position && !this.#isAt(position, state);
    if (changed || (position > this.#position && !redone)) this.#reached = this.#reached.slice(0, position);
    this.#reached = Object.assign([...this.#reached], { [position]: state });
    this.#position = position;
  }

  /** Stores the state of an entry; returns the number of the entry. */
  save(entry: Entry, number: number = this.#next++): number {
    this.#entries.set(number, entry);
    this.#entries.delete(number - capacity);
    return number;
  }

  entry(number: number): Entry | undefined {
    return this.#entries.get(number);
  }

  /** The number of redo steps (negative: undo steps) that lead to an entry; null if none do. */
  stepsTo({ state, position }: Entry): number | null {
    return this.#isAt(position, state) ? position - this.#position : null;
  }

  #isAt(position: number, state: PlaygroundState): boolean {
    const there = this.#reached[position];
    return there !== undefined && sameProblem(problemOf(there), problemOf(state));
  }
}

type Reader = (present: PlaygroundState) => ReadState;

/** Reads the state of the current history entry. */
interface Readers {
  /** Loads the code that reading needs. */
  readonly load: () => Promise<void>;
  readonly read: Reader;
}

type Host = HTMLElement & ReactiveControllerHost;

/** The modules that read and write addresses; they load separately. */
interface Codes {
  readonly link: typeof Link;
  readonly parameters: typeof Parameters;
}

/** The last events that a page is certain to receive. */
const leaveEvents = ["pagehide", "visibilitychange"];

/** The one playground on the page that owns the address. */
let owner: Host | null = null;

/**
 * Keeps the URL in sync with the state. An edit of the problem adds an entry to the browser's history; any other change
 * replaces the current entry. Back and forward restore the state of an entry.
 */
export class AddressSync implements ReactiveController {
  readonly #host: Host;
  readonly #session: Session;
  readonly #codes: Codes;
  readonly #readers: Readers;
  readonly #history = new EntryHistory();
  readonly #throttle = new UrlWriteThrottle(() => this.#write());
  readonly #persistence: EntryPersistence;
  /** The number of the current entry. */
  #number: number;
  /** Whether the last edit has no entry yet. */
  #edited = false;
  /** Whether nothing is shown of the address, as its data was refused: it stays until something is edited. */
  #stays: boolean;
  /** The number of entries that are still being restored. */
  #pendingTravels = 0;

  /**
   * @param readers Read the address and the saved state of an entry.
   * @param first The event that made the playground load this code.
   */
  constructor(host: Host, session: Session, codes: Codes, readers: Readers, first: Event) {
    this.#host = host;
    this.#session = session;
    this.#codes = codes;
    this.#readers = readers;
    this.#number = this.#history.begin(this.#currentEntry);
    this.#stays = sameValue(this.#currentEntry.state.data, noData);
    this.#persistence = new EntryPersistence(session, () => this.#throttle.writeSoon());
    markEntry(this.#number);
    host.addController(this);
    if (first instanceof PopStateEvent) this.#onPopState(first);
    else if (first.type === deleteSavedEvent) this.#deleteSaved();
    else this.#sync();
  }

  hostConnected(): void {
    owner ??= this.#host;
    window.addEventListener("popstate", this.#onPopState);
    for (const name of leaveEvents) window.addEventListener(name, this.#saveBeforeUnload);
    this.#host.addEventListener(deleteSavedEvent, this.#deleteSaved);
    for (const name of ["pp-state", "pp-step"]) this.#host.addEventListener(name, this.#sync);
  }

  hostDisconnected(): void {
    if (owner === this.#host) owner = null;
    this.#saveBeforeUnload();
    this.#throttle.cancel();
    window.removeEventListener("popstate", this.#onPopState);
    for (const name of leaveEvents) window.removeEventListener(name, this.#saveBeforeUnload);
    this.#host.removeEventListener(deleteSavedEvent, this.#deleteSaved);
    for (const name of ["pp-state", "pp-step"]) this.#host.removeEventListener(name, this.#sync);
  }

  /** See `printedAddress`. */
  printed(state: PlaygroundState): string {
    const { parameters } = this.#codes;
    return printedAddress(
      parameters.parametersOf(state),
      location.href,
      parameters,
      this.#session.frame().words.room(kept),
    );
  }

  get #currentEntry(): Entry {
    const { state, position } = this.#session.frame();
    return { state, position };
  }

  readonly #sync = (): void => {
    if (this.#pendingTravels > 0 || owner !== this.#host) return;
    const current = this.#currentEntry;
    this.#history.record(current);
    this.#edited ||= current.position !== this.#history.entry(this.#number)?.position;
    if (this.#edited) this.#stays = false;
    if (this.#stays) return;
    if (this.#edited) this.#throttle.writeNow();
    else {
      this.#history.save(current, this.#number);
      this.#persistence.update(this.#number, current.state);
      this.#throttle.writeSoon();
    }
  };

  /** Returns whether it wrote anything. */
  #write(): boolean {
    // Visits made by playing are written when it pauses.
    if (!this.#edited && this.#session.frame().playback.playing) {
      this.#throttle.writeSoon();
      return false;
    }
    const link = this.#link();
    const href = link ?? this.#emptyLink();
    // In a frame, the back button belongs to the host page.
    const adds = this.#edited && window.parent === window;
    this.#edited = false;
    this.#number = adds ? this.#history.save(this.#currentEntry) : this.#history.save(this.#currentEntry, this.#number);
    const savedId = this.#persistence.save(this.#number, link === null ? this.#currentEntry.state : null);
    if (adds) addEntry(this.#number, href, savedId);
    else if (href === location.href && savedId === savedIdIn(history.state)) return false;
    else changeEntry(this.#number, href, savedId);
    return true;
  }

  /** The address of the current state; null if it is too long for a link. */
  #link(): string | null {
    const { link, parameters } = this.#codes;
    const speaks = parameterNames.some((name) => name !== "theme" && this.#host.hasAttribute(name));
    const opensAt = window === window.parent ? openingVisit(this.#host) : 0;
    return link.linkOf(this.#currentEntry.state, { href: location.href, speaks, opensAt }, parameters);
  }

  /** An address without a state. */
  #emptyLink(): string {
    const { href } = location;
    return this.#codes.link.linkOf(defaultState, { href, speaks: false }, this.#codes.parameters) ?? href;
  }

  /** The page may unload, or be discarded while it is hidden. */
  readonly #saveBeforeUnload = (): void => {
    if (owner === this.#host) this.#persistence.saveBeforeUnload(this.#number, this.#currentEntry.state);
  };

  readonly #deleteSaved = (): void => void this.#persistence.deleteAll();

  /** The browser has gone to another entry. */
  readonly #onPopState = ({ state }: PopStateEvent): void => {
    if (owner !== this.#host) return;
    const { link } = this.#codes;
    this.#throttle.cancel();
    this.#edited = false;
    const number = numberOf(state);
    const entry = typeof number === "number" ? this.#history.entry(number) : undefined;
    if (entry) this.#goTo(entry, Number(number));
    else if (savedIdIn(state)) void this.#openSaved();
    else if (number !== null) this.#open(this.#readers.read);
    // The readable parameters still belong to the state before.
    else if (tokenShape.test(location.hash)) this.#open((present) => link.readToken(location.hash, present));
    // A fragment of the host page.
    else this.#arrived(this.#currentEntry.state, this.#history.save(this.#currentEntry));
  };

  /** Restores the state of an entry, by undo or redo if they lead there. */
  #goTo({ state, position }: Entry, number: number): void {
    const steps = this.#history.stepsTo({ state, position }) ?? 0;
    for (let k = 0; k < Math.abs(steps); k++) this.#session.dispatch({ type: steps < 0 ? "undo" : "redo" });
    this.#replace(
      () => ({ state, refusals: [] }),
      () => this.#arrived(state, number),
    );
  }

  /** Opens the saved state of the entry, unless the browser has gone to another entry meanwhile. */
  async #openSaved(): Promise<void> {
    const id = savedIdIn(history.state);
    this.#pendingTravels++;
    await this.#readers.load().catch((cause) => this.#session.refuse(loadFailed(cause)));
    this.#pendingTravels--;
    if (savedIdIn(history.state) === id) this.#open(this.#readers.read);
  }

  /** Opens the state in the address. */
  #open(read: Reader): void {
    this.#replace(read, () => this.#arrived(this.#currentEntry.state, this.#history.save(this.#currentEntry)));
  }

  #replace(read: Reader, done: () => void): void {
    this.#pendingTravels++;
    this.#session.replaceBy(
      (present) => this.#codes.link.asOwn(read(present), present),
      () => {
        this.#pendingTravels--;
        done();
      },
    );
  }

  #arrived(state: PlaygroundState, number: number): void {
    this.#history.record(this.#currentEntry);
    this.#number = this.#history.save({ state, position: this.#currentEntry.position }, number);
    markEntry(number);
    // The canonical address may differ from the one that was opened.
    this.#throttle.writeSoon();
  }
}

/**
 * The address of a page that shows a state, as it is typed from paper: readable, with what it does not say in words.
 * @param page the address of the page, whatever it shows.
 */
export function printedAddress(
  { parameters, left }: Parameters.Written,
  page: string,
  { queryOf }: Pick<typeof Parameters, "queryOf">,
  say: KeptWords,
): string {
  const query = queryOf(parameters);
  const [place = ""] = page.split(/[?#]/);
  const address = place + (query && `?${query}`);
  const called: Readonly<Record<string, string>> = say.unsaid;
  const unsaid = new Set(left.map((name) => called[name] ?? say.unsaid.settings));
  return unsaid.size > 0 ? say.printed({ address, unsaid: [...unsaid] }) : address;
}
