import { html, type TemplateResult } from "lit";
import { expect, vi } from "vitest";
import type { QuizDetail } from "../../web/state/course/lessons/quiz-detail.js";
import { defaultState } from "../../web/state/document/settings.js";
import type { PlaygroundState, UiState } from "../../web/state/document/state.js";
import type { Frame } from "../../web/state/runs/frame.js";
import type { Dispatch } from "../../web/state/runs/intent.js";
import { show } from "./mounted.js";
import { Bench } from "./state/engine.js";

/** What lessons and questions draw: beside the stage, and over it. */
interface Guide {
  render(frame: Frame, dispatch: Dispatch): TemplateResult;
  board(frame: Frame, dispatch: Dispatch): TemplateResult;
}

/** The page around a lesson or a question that is open, drawn anew with every frame. */
export class GuidedPage {
  readonly bench: Bench;
  readonly heard: QuizDetail[] = [];
  readonly #guide: Guide;

  constructor(guide: Guide, ui: Partial<UiState>, problem: Partial<PlaygroundState> = {}) {
    this.#guide = guide;
    this.bench = Bench.ofTest({ ...defaultState, ...problem, ui: { ...defaultState.ui, ...ui } });
  }

  async draw(): Promise<void> {
    this.bench.untilStill();
    const hear = (event: CustomEvent<QuizDetail>): void => void this.heard.push(event.detail);
    const { frame, dispatch } = this.bench;
    const { render, board } = this.#guide;
    await show(html`<div class="pp-app" @pp-quiz=${hear}>${render(frame, dispatch)}${board(frame, dispatch)}</div>`);
  }

  /** Draws until it says so. */
  async until(says: () => unknown): Promise<void> {
    await vi.waitFor(async () => {
      await this.draw();
      expect(says()).toBeTruthy();
    });
  }
}
