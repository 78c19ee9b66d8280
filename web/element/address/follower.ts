import type { ReactiveController, ReactiveControllerHost } from "lit";
import { defaultState } from "../../state/document/defaults.js";
import type { ReadState } from "../../state/document/fitted.js";
import { parameterNames } from "../../state/document/parameter-names.js";
import type { PlaygroundState } from "../../state/document/state.js";
import { tokenShape } from "../../state/document/token-shape.js";
import type * as Link from "../../state/link/index.js";
import type * as Parameters from "../../state/parameters/index.js";
import type { Session } from "../../state/session.js";
import { notLoaded } from "../../state/waiting.js";
import { afresh } from "../../views/shared/press/afresh.js";
import { keptIn } from "../entry-mark.js";
import { Calm } from "./calm.js";
import { addEntry, changeEntry, markEntry, numberOf } from "./entries.js";
import { Keeping } from "./keeping.js";
import { printedAddress } from "./printed.js";
import { type Entry, Trail } from "./trail.js";

type Reader = (present: PlaygroundState) => ReadState;

/** What reads the state of the entry that the page is at. */
export interface Readers {
  /** Has there what that takes. */
  readonly load: () => Promise<void>;
  readonly read: Reader;
}

type Host = HTMLElement & ReactiveControllerHost;

/** What an address is read and written with, which loads apart. */
export interface Codes {
  readonly link: typeof Link;
  readonly parameters: typeof Parameters;
}

/** After these the page may not be heard of again. */
const leaving = ["pagehide", "visibilitychange"];

/** The one playground of the page that its address is of. */
let owner: Host | null = null;

/**
 * Keeps the address of the page at what it shows: an edit of the problem is an entry of its own in the browser's history,
 * all else changes the one there is. Going back and forward leads to what an entry showed.
 */
export class AddressFollower implements ReactiveController {
  readonly #host: Host;
  readonly #session: Session;
  readonly #codes: Codes;
  readonly #readers: Readers;
  readonly #trail = new Trail();
  readonly #calm = new Calm(() => this.#write());
  readonly #keeping: Keeping;
  /** The number of the entry that the browser is at. */
  #number: number;
  /** Whether the page shows an edit that has no entry yet. */
  #edited = false;
  /** How many ways to an entry are still being gone. */
  #going = 0;

  /**
   * @param readers what the address says, and what is kept beside it.
   * @param first what it was made for, and has not heard.
   */
  constructor(host: Host, session: Session, codes: Codes, readers: Readers, first: Event) {
    this.#host = host;
    this.#session = session;
    this.#codes = codes;
    this.#readers = readers;
    this.#number = this.#trail.begin(this.#moment);
    this.#keeping = new Keeping(session, () => this.#calm.soon());
    markEntry(this.#number);
    host.addController(this);
    if (first instanceof PopStateEvent) this.#travel(first);
    else if (first.type === afresh) this.#forget();
    else this.#follow();
  }

  hostConnected(): void {
    owner ??= this.#host;
    window.addEventListener("popstate", this.#travel);
    for (const name of leaving) window.addEventListener(name, this.#leave);
    this.#host.addEventListener(afresh, this.#forget);
    for (const name of ["pp-state", "pp-step"]) this.#host.addEventListener(name, this.#follow);
  }

  hostDisconnected(): void {
    if (owner === this.#host) owner = null;
    this.#leave();
    this.#calm.cancel();
    window.removeEventListener("popstate", this.#travel);
    for (const name of leaving) window.removeEventListener(name, this.#leave);
    this.#host.removeEventListener(afresh, this.#forget);
    for (const name of ["pp-state", "pp-step"]) this.#host.removeEventListener(name, this.#follow);
  }

  /** See `printedAddress`. */
  printed(state: PlaygroundState): string {
    const { parameters } = this.#codes;
    return printedAddress(parameters.parametersOf(state), location.href, parameters);
  }

  get #moment(): Entry {
    const { state, position } = this.#session.frame();
    return { state, position };
  }

  readonly #follow = (): void => {
    if (this.#going > 0 || owner !== this.#host) return;
    const moment = this.#moment;
    this.#trail.note(moment);
    this.#edited ||= moment.position !== this.#trail.entry(this.#number)?.position;
    if (this.#edited) this.#calm.atOnce();
    else {
      this.#trail.keep(moment, this.#number);
      this.#keeping.note(this.#number, moment.state);
      this.#calm.soon();
    }
  };

  /** Whether there was something to write. */
  #write(): boolean {
    // Visits made by playing are written when it pauses.
    if (!this.#edited && this.#session.frame().playback.playing) {
      this.#calm.soon();
      return false;
    }
    const link = this.#link();
    const href = link ?? this.#silentLink();
    // In a frame, going back is the page's around.
    const adds = this.#edited && window.parent === window;
    this.#edited = false;
    this.#number = adds ? this.#trail.keep(this.#moment) : this.#trail.keep(this.#moment, this.#number);
    const kept = this.#keeping.keep(this.#number, link === null ? this.#moment.state : null);
    if (adds) addEntry(this.#number, href, kept);
    else if (href === location.href && kept === keptIn(history.state)) return false;
    else changeEntry(this.#number, href, kept);
    return true;
  }

  /** The address of what is shown; null where no link can say that. */
  #link(): string | null {
    const { link, parameters } = this.#codes;
    const speaks = parameterNames.some((name) => name !== "theme" && this.#host.hasAttribute(name));
    return link.linkOf(this.#moment.state, { href: location.href, speaks }, parameters);
  }

  /** An address that says nothing. */
  #silentLink(): string {
    const { href } = location;
    return this.#codes.link.linkOf(defaultState, { href, speaks: false }, this.#codes.parameters) ?? href;
  }

  /** The page may go now, or be taken away by the browser while nobody sees it. */
  readonly #leave = (): void => {
    if (owner === this.#host) this.#keeping.leave(this.#number, this.#moment.state);
  };

  readonly #forget = (): void => void this.#keeping.forget();

  /** The browser is at another entry. */
  readonly #travel = ({ state }: PopStateEvent): void => {
    if (owner !== this.#host) return;
    const { link } = this.#codes;
    this.#calm.cancel();
    this.#edited = false;
    const number = numberOf(state);
    const entry = typeof number === "number" ? this.#trail.entry(number) : undefined;
    if (entry) this.#goTo(entry, Number(number));
    else if (keptIn(state)) void this.#openKept();
    else if (number !== null) this.#open(this.#readers.read);
    // The readable parameters beside it are still those of what was shown before.
    else if (tokenShape.test(location.hash)) this.#open((present) => link.readToken(location.hash, present));
    // Another place of the page around.
    else this.#arrive(this.#moment.state, this.#trail.keep(this.#moment));
  };

  /** Goes to what an entry showed, by undo or redo where they lead there. */
  #goTo({ state, position }: Entry, number: number): void {
    const steps = this.#trail.stepsTo({ state, position }) ?? 0;
    for (let k = 0; k < Math.abs(steps); k++) this.#session.dispatch({ type: steps < 0 ? "undo" : "redo" });
    this.#replace(
      () => ({ state, refusals: [] }),
      () => this.#arrive(state, number),
    );
  }

  /** Opens what is kept for the entry, unless the browser has gone on to another meanwhile. */
  async #openKept(): Promise<void> {
    const id = keptIn(history.state);
    this.#going++;
    await this.#readers.load().catch((cause) => this.#session.refuse(notLoaded(cause)));
    this.#going--;
    if (keptIn(history.state) === id) this.#open(this.#readers.read);
  }

  /** Opens what the address says. */
  #open(read: Reader): void {
    this.#replace(read, () => this.#arrive(this.#moment.state, this.#trail.keep(this.#moment)));
  }

  #replace(read: Reader, done: () => void): void {
    this.#going++;
    let told = false;
    const state = (present: PlaygroundState): PlaygroundState => {
      const { state: opened, refusals } = this.#codes.link.asOwn(read(present), present);
      if (refusals.length > 0 && !told) this.#session.refuse(...refusals);
      told = true;
      return opened;
    };
    this.#session.dispatch({ type: "replace", state }, () => {
      this.#going--;
      done();
    });
  }

  #arrive(state: PlaygroundState, number: number): void {
    this.#trail.note(this.#moment);
    this.#number = this.#trail.keep({ state, position: this.#moment.position }, number);
    markEntry(number);
    // What was opened may say it in other words.
    this.#calm.soon();
  }
}
