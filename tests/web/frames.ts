import { english } from "../../web/state/document/notation/words.js";
import { defaultState } from "../../web/state/document/settings.js";
import type { Point, UiState } from "../../web/state/document/state.js";
import {
  type Examples,
  type Frame,
  hyperplane,
  type PaneView,
  type Playback,
  type Regions,
} from "../../web/state/runs/frame.js";
import type { Decision, Dispatch, Intent } from "../../web/state/runs/intent.js";
import { paneOfNothing } from "../../web/state/runs/training/pane-run.js";

/** What a test says of a frame: of the page, of the pane that leads, and of both where one learner is all there is. */
export type FrameChanges = Partial<Omit<Frame, "pane" | "playback">> & Partial<PaneView> & Partial<Playback>;

/** A pane at visit 0 with weights 0. What is in training predicts, unless said otherwise. */
export function paneWith(changes: Partial<PaneView> = {}): PaneView {
  const { current = paneOfNothing.current, features = paneOfNothing.features } = changes;
  const model = hyperplane(current) ?? { weights: new Float64Array(2), bias: 0 };
  const axes = features.every((name) => name === "x1" || name === "x2");
  const regions: Regions = axes ? { kind: "linear", model } : { kind: "field" };
  return { ...paneOfNothing, learner: { kind: "perceptron" }, obstacle: null, regions, plane: model, ...changes };
}

/** The page's examples in a plane. */
export function examplesOf(points: readonly Point[]): Examples {
  const xy = Float64Array.from({ length: 2 * points.length }, (_, i) => points[i >> 1]?.[i & 1] ?? 0);
  const label = Int8Array.from(points, ([, , y]) => y);
  return { count: points.length, base: 2, X: xy, xy, label, heldOut: null, initial: null, columns: ["x₁", "x₂"] };
}

/** A frame of these points, or of the examples among the changes; `panes` are one that leads where none are given. */
export function frameWith(points: readonly Point[], changes: FrameChanges = {}, ui: Partial<UiState> = {}): Frame {
  const { own, page } = parted(changes);
  const { panes = [paneWith({ epochLength: points.length, ...own })], lead = 0 } = page;
  const [pane = paneWith(own)] = panes.slice(lead);
  const { visit, epoch, frontier, finished, stop } = pane;
  const { playing = false } = changes;
  return {
    engine: {} as Frame["engine"],
    state: {
      ...defaultState,
      data: { kind: "points", points },
      learners: panes.map(({ learner }) => learner),
      ui: { ...defaultState.ui, ...ui },
    },
    words: english,
    presets: [],
    examples: examplesOf(points),
    order: { kind: "given" },
    panes,
    lead,
    pane,
    playback: { playing, visit, epoch, frontier, finished, stop },
    disagreements: null,
    sequence: new Uint32Array(0),
    experiment: null,
    findings: null,
    selected: null,
    pointed: null,
    position: 0,
    canUndo: false,
    canRedo: false,
    travelled: 0,
    linked: null,
    untouched: false,
    notices: [],
    ...page,
  };
}

/** The same frame with other things said of it. */
export function frameFrom(frame: Frame, changes: FrameChanges): Frame {
  const { own, page } = parted(changes);
  const pane = { ...frame.pane, ...own };
  const panes = frame.panes.map((one) => (one === frame.pane ? pane : one));
  const { visit, epoch, frontier, finished, stop } = pane;
  const { playing = frame.playback.playing } = changes;
  const playback = { ...frame.playback, playing, visit, epoch, frontier, finished, stop };
  return { ...frame, panes, pane, playback, ...page };
}

/** What a view is given to act with at the moment of a frame. `heard` is told each intent, which changes nothing. */
export function dispatchAt(frame: Frame, heard: (intent: Intent) => void = () => {}): Dispatch {
  const dispatch = (wanted: Intent | Decision): void => {
    const intent = typeof wanted === "function" ? wanted(frame) : wanted;
    if (intent) heard(intent);
  };
  return Object.assign(dispatch, { now: () => frame, inTurn: (act: () => void) => act(), lives: () => () => true });
}

/** What is said of the pane, and what of the page. */
function parted(changes: FrameChanges): { readonly own: Partial<PaneView>; readonly page: Partial<Frame> } {
  const ofPane = new Set(["learner", "obstacle", ...Object.keys(paneOfNothing)]);
  const entries = Object.entries(changes).filter(([key]) => key !== "playing");
  return {
    own: Object.fromEntries(entries.filter(([key]) => ofPane.has(key))),
    page: Object.fromEntries(entries.filter(([key]) => !ofPane.has(key))),
  };
}
