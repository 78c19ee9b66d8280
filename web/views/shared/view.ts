import { LitElement, type PropertyDeclarations } from "lit";
import type { Frame } from "../../state/frame.js";
import type { Dispatch } from "../../state/intent.js";

/** A part of the page: is given a frame and emits intents. It renders into the one shadow root of the playground. */
export class View extends LitElement {
  static override properties: PropertyDeclarations = { frame: { attribute: false }, dispatch: { attribute: false } };

  declare frame: Frame | null;
  declare dispatch: Dispatch;

  constructor() {
    super();
    this.frame = null;
    this.dispatch = () => {};
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}
