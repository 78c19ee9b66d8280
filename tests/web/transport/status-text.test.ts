import { describe, expect, it } from "vitest";
import { momentParts, type Standing, spokenMoment, stateText } from "../../../web/views/transport/status-text.js";

const standing: Standing = {
  visit: 12,
  epoch: 1,
  updates: 3,
  stop: null,
  playing: false,
  examples: 10,
  epochLength: 10,
  learners: 1,
};

describe("the status line", () => {
  it("counts visits, epochs and updates", () => {
    expect(momentParts({ visit: 123, epoch: 4, updates: 17 }).join(" · ")).toBe("visit 123 · epoch 4 · 17 updates");
    expect(momentParts({ visit: 1, epoch: 0, updates: 1 })[2]).toBe("1 update");
    expect(momentParts({ visit: 1_000_000, epoch: 0, updates: 0 })[0]).toMatch(/^visit 1\s000\s000$/);
  });

  it("is spoken with its end and plain digits", () => {
    expect(spokenMoment({ visit: 1234, epoch: 4, updates: 1 }, 5000)).toBe("visit 1234 of 5000, epoch 4, 1 update");
  });

  it("says what the run is doing", () => {
    expect(stateText({ ...standing, visit: 0 }).text).toBe("ready");
    expect(stateText({ ...standing, visit: 0, playing: true }).text).toBe("playing");
    expect(stateText(standing)).toEqual({ tone: "plain", text: "paused" });
    expect(stateText({ ...standing, visit: 0, examples: 0, epochLength: 0 }).text).toBe("no examples yet");
    expect(stateText({ ...standing, visit: 0, epochLength: 0 }).text).toBe("not trained");
    expect(stateText({ ...standing, stop: "converged", learners: 3 }).text).toBe("all 3 learners have stopped");
  });

  it("says why it stopped", () => {
    expect(stateText({ ...standing, stop: "converged", epoch: 4 })).toEqual({
      tone: "success",
      text: "converged after 4 epochs",
    });
    expect(stateText({ ...standing, stop: "converged", epoch: 1 }).text).toBe("converged after 1 epoch");
    expect(stateText({ ...standing, stop: "max-epochs", epoch: 500 })).toEqual({
      tone: "warning",
      text: "stopped at 500 epochs",
    });
    expect(stateText({ ...standing, stop: "journal-full" }).tone).toBe("warning");
  });
});
