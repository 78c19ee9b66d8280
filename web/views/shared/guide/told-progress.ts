import type { ReactiveController, ReactiveControllerHost } from "lit";
import { progressOf } from "../../../state/course/lessons/progress.js";
import { tutorOf } from "../../../state/course/lessons/tutor.js";
import { type ProgressReport, progressIn, unknownCounts } from "../../../state/course/progress/study.js";
import { practiceOf } from "../../../state/course/questions/practice.js";
import { sameValue } from "../../../state/document/problem.js";
import type { Dispatch } from "../../../state/runs/intent.js";
import { hostOf } from "../../../ui/page/host-of.js";

type Playground = Element & { readonly progress?: unknown; readonly ready?: Promise<void> };

/** Tells the page around what has been done, unless it was told that before. */
export function tellProgress(playground: Playground | null, dispatch: Dispatch): void {
  const detail: ProgressReport | null = playground && progressIn(dispatch);
  if (detail === null || sameValue(detail, playground?.progress)) return;
  playground?.dispatchEvent(new CustomEvent("pp-progress", { detail, bubbles: true, composed: true }));
}

/** While its view is on the page, tells the page around what has been done: once it is ready, and after every change. */
export class ToldProgress implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element & { readonly dispatch: Dispatch };
  #ends: readonly (() => void)[] = [];
  #ready: Promise<void> | null = null;
  #isComing = false;
  /** The words of `counts` that were looked at last. */
  #counts: readonly string[] = [];

  constructor(host: ReactiveControllerHost & Element & { readonly dispatch: Dispatch }) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    const { dispatch } = this.#host;
    this.#ends = [progressOf(dispatch), tutorOf(dispatch), practiceOf(dispatch)].map((one) =>
      one.subscribe(() => void this.#tellSoon()),
    );
    void this.#tellSoon();
  }

  hostDisconnected(): void {
    for (const end of this.#ends) end();
  }

  /** After the events of what has changed. */
  async #tellSoon(): Promise<void> {
    if (this.#isComing) return;
    this.#isComing = true;
    const playground: Playground | null = hostOf(this.#host);
    this.#ready ??= Promise.resolve(playground?.ready).catch(() => {});
    await this.#ready;
    await new Promise((resolve) => setTimeout(resolve));
    this.#isComing = false;
    if (!this.#host.isConnected) return;
    const { dispatch } = this.#host;
    const { counts } = dispatch.now().state.ui;
    const refusals = counts === this.#counts ? [] : unknownCounts(dispatch);
    if (refusals !== null) this.#counts = counts;
    if (refusals !== null && refusals.length > 0) dispatch({ type: "refuse", refusals });
    tellProgress(playground, dispatch);
  }
}
