import type { ReactiveController, ReactiveControllerHost } from "lit";
import { saidBy } from "../../engine/lazy.js";
import { problemOf, sameProblem } from "../../state/document/problem.js";
import { readState } from "../../state/document/reading/read-state.js";
import { dropsData } from "../../state/document/reading/refusal.js";
import type { PlaygroundState } from "../../state/document/state.js";
import { noteResumable } from "../../state/io/saved/note-resumable.js";
import { factsOf, type KeptPictures } from "../../state/io/saved/saved-entry.js";
import {
  isOutOfRoom,
  type KeptPlace,
  type KeptWrite,
  newToken,
  SavedExperiments,
} from "../../state/io/saved/saved-experiments.js";
import { forgetUnwritten, noteUnwritten, type Track, Tracks, unwritten } from "../../state/io/saved/tracks.js";
import type { Frame } from "../../state/runs/frame.js";
import type { Dispatch } from "../../state/runs/intent.js";
import { whole } from "../shared/frame-reads.js";

const key = "perceptron-playground.experiment";

type NotedPlace = Pick<KeptPlace, "id" | "revision">;

/** Notes which experiment the page shows, for a reload of it. A tab that is duplicated has the same note: see `SavedExperiments.write`. */
function notePlace(place: NotedPlace | null): void {
  try {
    if (place) sessionStorage.setItem(key, JSON.stringify(place));
    else sessionStorage.removeItem(key);
  } catch {
    // Where storage is refused, a reload begins another experiment.
  }
}

/** What was noted before the page was loaded again; null where it was not, but opened. */
function notedPlace(): NotedPlace | null {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "navigate") return null;
  try {
    const { id, revision } = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return typeof id === "string" && typeof revision === "string" ? { id, revision } : null;
  } catch {
    return null;
  }
}

/** Milliseconds without a change after which an experiment is written. */
const pause = 1000;

/** The last events that a page is certain to receive. */
const leaveEvents = ["pagehide", "visibilitychange"];

/** Draws the small pictures of what a frame shows; null where there is nothing to draw. */
export type DrawPictures = (frame: Frame) => KeptPictures | null;

type Host = ReactiveControllerHost & { readonly dispatch: Dispatch };

/** Keeps what the reader makes, by itself: every edit, a moment after it, and at the latest when the page goes. */
export class Autosave implements ReactiveController {
  readonly experiments: SavedExperiments;
  /** Why nothing can be kept; null while everything can. */
  failure: { readonly cause: string; readonly outOfRoom: boolean } | null = null;
  readonly #host: Host;
  readonly #draw: DrawPictures;
  readonly #tracks = new Tracks(newToken);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was kept last, or opened. */
  #kept: PlaygroundState | null = null;
  /** Resolves when the storage is open and holds what earlier pages could not write; with whether it is. */
  #ready: Promise<boolean> | null = null;
  #isReady = false;
  #listening = new AbortController();

  constructor(host: Host, draw: DrawPictures) {
    this.#host = host;
    this.#draw = draw;
    this.experiments = new SavedExperiments(() => this.changed());
    host.addController(this);
  }

  /** Called after every change of what is kept. */
  changed: () => void = () => {};

  /** The experiment that the page shows; null before there is one. */
  get present(): Track | null {
    return this.#tracks.present;
  }

  /** Opens the storage, once. Resolves with whether that is possible. */
  start(): Promise<boolean> {
    this.#ready ??= this.#start();
    return this.#ready;
  }

  hostConnected(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    for (const name of leaveEvents) window.addEventListener(name, () => this.flush(), { signal });
  }

  hostDisconnected(): void {
    this.flush();
    this.#listening.abort();
  }

  /** Keeps what a frame shows, if the reader has made anything of it. */
  follow({ state: shown, canUndo, playback }: Frame): void {
    const state = whole(shown);
    if (!canUndo || isTaught(state)) return;
    if (!this.#isReady) {
      void this.start();
      return;
    }
    this.#tracks.follow(state.data);
    if (this.#kept && isSame(this.#kept, state)) return;
    clearTimeout(this.#timer);
    if (!playback.playing) this.#timer = setTimeout(() => void this.keep(), pause);
  }

  /** Writes what the page shows now, with a new name if one is given. Resolves with where; null if it could not be written. */
  async keep(name?: string): Promise<KeptPlace | null> {
    clearTimeout(this.#timer);
    if (!(await this.start())) return null;
    const frame = this.#host.dispatch.now();
    const track = this.#tracks.follow(frame.state.data);
    return track && this.#write(frame, track, name);
  }

  /** Writes what has not been written yet: the page may go. */
  flush(): void {
    clearTimeout(this.#timer);
    if (!this.#isReady) {
      // What has been made before the storage was open is written when it is, whether there is a page by then or not.
      void this.#ready?.then((isReady) => isReady && this.flush());
      return;
    }
    const frame = this.#host.dispatch.now();
    const { state } = frame;
    if (!frame.canUndo || isTaught(state) || (this.#kept && isSame(this.#kept, state))) return;
    const track = this.#tracks.follow(state.data);
    if (track) void this.#write(frame, track, undefined, true);
  }

  /** The page shows a kept experiment: edits are of that one. */
  adopt(place: KeptPlace, state: PlaygroundState): void {
    this.#kept = state;
    this.#note(this.#tracks.adopt({ ...place, data: state.data }));
    noteResumable(true);
  }

  /** The page shows something else: edits of it are another experiment. */
  beginAnew(): void {
    clearTimeout(this.#timer);
    this.#tracks.beginAnew();
    notePlace(null);
    this.#kept = this.#host.dispatch.now().state;
  }

  async #start(): Promise<boolean> {
    try {
      await this.experiments.prepare();
      const { writes, refusals } = unwritten();
      if (refusals.length > 0) this.#host.dispatch({ type: "refuse", refusals });
      for (const write of writes) {
        await this.experiments.write(write);
        forgetUnwritten(write.revision);
      }
      await this.#goOn();
      this.#isReady = true;
    } catch (cause) {
      this.#fail(cause);
    }
    this.#host.requestUpdate();
    return this.#isReady;
  }

  /** After a reload the page goes on with the same experiment, unless its data is damaged: then nothing takes its place. */
  async #goOn(): Promise<void> {
    const place = notedPlace();
    const stored = place && (await this.experiments.read(place.id));
    if (!stored) return;
    const { state, refusals } = readState(stored);
    if (dropsData(refusals)) return;
    const entry = (await this.experiments.list()).find(({ id }) => id === place.id);
    this.#tracks.adopt({ ...place, name: entry?.name ?? null, data: state.data });
  }

  async #write(frame: Frame, track: Track, name?: string, leaving = false): Promise<KeptPlace | null> {
    const { state } = frame;
    const revision = newToken();
    const write: KeptWrite = {
      id: track.id,
      before: track.revision,
      revision,
      at: Date.now(),
      state,
      facts: factsOf(frame),
      pictures: this.#draw(frame),
      ...(name !== undefined && { name }),
    };
    this.#kept = state;
    track.revision = revision;
    this.#note(track);
    noteResumable(true);
    if (leaving) noteUnwritten(write);
    try {
      const place = await this.experiments.write(write);
      forgetUnwritten(revision);
      Object.assign(track, { id: place.id, name: place.name });
      if (track === this.#tracks.present) this.#note(track);
      this.failure = null;
      return place;
    } catch (cause) {
      // The next write replaces what is stored, not what could not be.
      if (track.revision === revision) track.revision = write.before;
      this.#fail(cause);
      return null;
    }
  }

  #note({ id, revision }: Track): void {
    notePlace(revision === null ? null : { id, revision });
  }

  #fail(cause: unknown): void {
    this.failure = { cause: saidBy(cause), outOfRoom: isOutOfRoom(cause) };
    this.#host.requestUpdate();
    this.changed();
  }
}

/** Whether a lesson or a question is open: what it shows is not of the reader's making. */
const isTaught = ({ ui }: PlaygroundState): boolean => ui.lesson !== null || ui.quiz !== null;

function isSame(a: PlaygroundState, b: PlaygroundState): boolean {
  const looksSame = a.visit === b.visit && a.view === b.view && a.ui.heading === b.ui.heading;
  return looksSame && sameProblem(problemOf(a), problemOf(b));
}
