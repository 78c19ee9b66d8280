import { describe, expect, it } from "vitest";
import type { Frame } from "../../../../web/state/runs/frame.js";
import type { Dispatch, Intent } from "../../../../web/state/runs/intent.js";
import { project } from "../../../../web/ui/canvas/projection.js";
import { FieldAsker, fieldWant, panesAsked } from "../../../../web/views/stage/predictions/field-image.js";
import { pointsOf } from "../../../rows.js";
import { dispatchAt, frameWith, paneWith } from "../../frames.js";

type Tail<Args> = Args extends readonly [unknown, unknown, ...infer Rest] ? Rest : never;

const linear = paneWith();
const classes = paneWith({ learner: { kind: "multiclass" }, regions: { kind: "classes", models: [] } });
const field = paneWith({ learner: { kind: "voted" }, regions: { kind: "field" } });
const points = pointsOf("1 1 -1; 2 3 1");
const projection = project({ x: [0, 4], y: [0, 3] }, { x: 10, y: 10, width: 400, height: 300 });
const size = { width: 420, height: 330, deviceWidth: 420, deviceHeight: 330, ratio: 1, magnification: 1 };

function framed(panes: Frame["panes"], changes: Partial<Frame["state"]["ui"]> = {}, lead = 0): Frame {
  const ui = { compare: "panes", ...changes } as const;
  return frameWith(points, { panes, lead }, ui);
}

/** Of the stage of the pane that leads. */
const asked = (frame: Frame) => panesAsked(frame, frame.pane);

describe("which fields a stage asks for", () => {
  it("are its own, where it has to be asked point by point, or is shaded and no line", () => {
    expect(asked(framed([linear, field]))).toEqual([]);
    expect(asked(framed([linear, field], {}, 1))).toEqual([1]);
    expect(asked(framed([linear, field], { shading: true }))).toEqual([]);
    expect(asked(framed([classes], { shading: true }))).toEqual([0]);
    expect(asked(framed([classes]))).toEqual([]);
  });

  it("are those of all panes, where their boundaries are on one stage", () => {
    expect(asked(framed([linear, field, field], { compare: "overlay" }))).toEqual([1, 2]);
  });

  it("are those of a difference, unless two lines give it exactly", () => {
    expect(asked(framed([linear, field], { difference: [0, 1] }))).toEqual([0]);
    expect(asked(framed([linear, field, paneWith()], { difference: [0, 1] }, 2))).toEqual([]);
    expect(asked(framed([linear, field], { difference: [0, 1], compare: "overlay" }))).toEqual([0, 1]);
    expect(asked(framed([linear, linear], { difference: [0, 1] }))).toEqual([]);
  });

  it("are none of what has nothing to train", () => {
    expect(asked(framed([{ ...field, obstacle: { code: "twoClasses" } }], { shading: true }))).toEqual([]);
  });
});

describe("asking for fields", () => {
  const follow = (asker: FieldAsker, frame: Frame, ...rest: Tail<Parameters<FieldAsker["follow"]>>) =>
    asker.follow(frame, frame.pane, ...rest);

  function recorder(): { asker: FieldAsker; sent: Intent[]; dispatch: Dispatch } {
    const sent: Intent[] = [];
    return { asker: new FieldAsker(), sent, dispatch: dispatchAt(frameWith([]), (intent) => sent.push(intent)) };
  }

  it("wants as many points as there are pixels, within limits", () => {
    expect(fieldWant(projection, size)).toEqual({ window: projection.window, columns: 400, rows: 300 });
    expect(fieldWant(projection, { ...size, ratio: 3 })).toMatchObject({ columns: 800, rows: 600 });
    const wide = project({ x: [0, 4], y: [0, 1] }, { x: 0, y: 0, width: 4000, height: 0.2 });
    expect(fieldWant(wide, size)).toMatchObject({ columns: 1024, rows: 1 });
  });

  it("happens once, until the window or the size changes", () => {
    const { asker, sent, dispatch } = recorder();
    const frame = framed([field]);
    follow(asker, frame, projection, size, dispatch);
    follow(asker, { ...frame }, projection, size, dispatch);
    expect(sent).toEqual([{ type: "want-field", pane: 0, want: fieldWant(projection, size) }]);
    follow(asker, frame, { ...projection, window: { x: [0, 8], y: [0, 6] } }, size, dispatch);
    follow(asker, frame, projection, { ...size, ratio: 2 }, dispatch);
    expect(sent).toHaveLength(3);
  });

  it("is taken back when a field is not needed any more, or the stage goes", () => {
    const { asker, sent, dispatch } = recorder();
    follow(asker, framed([classes], { shading: true }), projection, size, dispatch);
    follow(asker, framed([linear]), projection, size, dispatch);
    follow(asker, framed([linear]), projection, size, dispatch);
    expect(sent.slice(1)).toEqual([{ type: "want-field", pane: 0, want: null }]);
    follow(asker, framed([field]), projection, size, dispatch);
    asker.stop(dispatch);
    asker.stop(dispatch);
    expect(sent.slice(3)).toEqual([{ type: "want-field", pane: 0, want: null }]);
  });
});
