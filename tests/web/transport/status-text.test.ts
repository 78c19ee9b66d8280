import { describe, expect, it } from "vitest";
import type { LearnerKind } from "../../../web/engine/types.js";
import { mostLiveVisits } from "../../../web/state/document/limits.js";
import { english } from "../../../web/state/document/notation/words.js";
import type { PageLearner } from "../../../web/state/document/state.js";
import {
  momentOf,
  type RunStanding,
  stateText as textOf,
  wrongText,
} from "../../../web/views/transport/status-text.js";
import { timeline } from "../../../web/words/generated/en/timeline.js";
import { transport } from "../../../web/words/generated/en/transport.js";
import { rows } from "../../rows.js";

const { visitNow, updatesNow } = transport.english;
const { spokenMoment } = timeline.english;
const stateText = (standing: RunStanding) => textOf(standing, english);

const standing: RunStanding = {
  visit: 12,
  epochs: 1,
  learner: { kind: "perceptron" },
  stop: null,
  playing: false,
  examples: 10,
  epochLength: 10,
  learners: 1,
  live: false,
};

describe("the status line", () => {
  it("counts visits, epochs and updates", () => {
    expect(visitNow({ visit: 123, epoch: 4 })).toBe("visit 123, in epoch 4");
    expect([1, 17].map((updates) => updatesNow({ updates }))).toEqual(["1 update", "17 updates"]);
    expect(visitNow({ visit: 1_000_000, epoch: 1 })).toMatch(/^visit 1\s000\s000, in epoch 1$/);
    expect(visitNow({ visit: 0, epoch: null })).toBe("visit 0");
  });

  it.each(rows("0 1; 1 1; 10 1; 11 2"))("counts epochs from 1: visit %d is in epoch %d", (visit, epoch) => {
    const pane = { epochLength: 10, updates: 3 };
    expect(momentOf({ playback: { visit }, pane })).toEqual({ visit, epoch, updates: 3 });
  });

  it("names no epoch where there is nothing to train", () => {
    expect(momentOf({ playback: { visit: 0 }, pane: { epochLength: 0, updates: 0 } }).epoch).toBeNull();
  });

  it("is spoken with its end and plain digits", () => {
    expect(spokenMoment({ visit: 1234, epoch: 4, updates: 1, end: 5000 })).toBe(
      "visit 1234 of 5000, in epoch 4, 1 update",
    );
  });

  it("says what the run is doing", () => {
    expect(stateText({ ...standing, visit: 0 }).text).toBe("ready");
    expect(stateText({ ...standing, visit: 0, playing: true }).text).toBe("playing");
    expect(stateText(standing)).toEqual({ tone: "quiet", text: "paused" });
    expect(stateText({ ...standing, visit: 0, examples: 0, epochLength: 0 }).text).toBe("no examples yet");
    expect(stateText({ ...standing, visit: 0, epochLength: 0 }).text).toBe("not trained");
    expect(stateText({ ...standing, stop: "converged", learners: 3 }).text).toBe("all 3 learners have stopped");
  });

  it("says where Live gives up", () => {
    expect(stateText({ ...standing, live: true, visit: mostLiveVisits })).toEqual({
      tone: "warning",
      text: "Live stopped early",
    });
    expect(stateText({ ...standing, live: true }).text).toBe("paused");
    expect(stateText({ ...standing, visit: mostLiveVisits }).text).toBe("paused");
  });

  it("counts what is wrong now, by what predicts", () => {
    const counted = (kind: LearnerKind, trained: number) => {
      const wrong = { visit: 1, trained, examples: new Uint32Array(trained) };
      return wrongText({ wrong, epochLength: 40, learner: { kind } as PageLearner }, english);
    };
    expect(counted("perceptron", 3)).toBe("3 of 40 wrong now");
    expect(counted("perceptron", 0)).toBe("0 of 40 wrong now");
    expect(counted("averaged", 1)).toBe("average: 1 of 40 wrong");
    expect(counted("voted", 1)).toBe("vote: 1 of 40 wrong");
    expect(wrongText({ wrong: null, epochLength: 40, learner: { kind: "perceptron" } }, english)).toBe("");
  });

  it("says why it stopped", () => {
    expect(stateText({ ...standing, stop: "converged", epochs: 4 })).toEqual({
      tone: "success",
      text: "converged after 4 epochs",
    });
    expect(stateText({ ...standing, stop: "converged", epochs: 1 }).text).toBe("converged after 1 epoch");
    expect(stateText({ ...standing, stop: "max-epochs", epochs: 500 })).toEqual({
      tone: "warning",
      text: "stopped after 500 epochs",
    });
    expect(stateText({ ...standing, stop: "journal-full" }).tone).toBe("warning");
  });

  it("says what has converged where something else predicts, or where the boundary is no line", () => {
    const ended = (learner: RunStanding["learner"]) =>
      stateText({ ...standing, stop: "converged", epochs: 4, learner }).text;
    expect(ended({ kind: "averaged" })).toBe("training converged");
    expect(ended({ kind: "voted" })).toBe("training converged");
    expect(ended({ kind: "pocket" })).toBe("converged after 4 epochs");
    expect(ended({ kind: "kernel", kernel: { kind: "rbf" } })).toBe("converged, with a curve");
    expect(ended({ kind: "kernel", kernel: { kind: "linear" } })).toBe("converged after 4 epochs");
    expect(ended({ kind: "kernel" })).toBe("converged after 4 epochs");
  });

  it("does not say of a baseline that it has converged", () => {
    const ended = (kind: LearnerKind) => stateText({ ...standing, stop: "converged", learner: { kind } });
    expect(ended("nearest-neighbours")).toEqual({ tone: "plain", text: "nothing to train" });
    expect(ended("decision-tree")).toEqual({ tone: "plain", text: "fitted" });
  });
});
