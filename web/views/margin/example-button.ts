import { html, type TemplateResult } from "lit";
import type { Dispatch } from "../../state/intent.js";
import { litExamples } from "../shared/lit-example.js";
import { choose } from "../shared/press/example-input.js";
import type { ViewPointer } from "../shared/press/view-pointer.js";
import type { MarginFrame } from "./inputs.js";

/** The number of an example in a table, which shows and chooses it everywhere. */
export type ExampleButton = (example: number) => TemplateResult;

export function exampleButton(frame: MarginFrame, dispatch: Dispatch, pointer: ViewPointer): ExampleButton {
  const lit = litExamples(frame);
  return (example) => {
    const chosen = frame.selected === example;
    function point(): void {
      pointer.toExample(example);
    }
    function leave(): void {
      pointer.to(null);
    }
    function press(): void {
      choose(dispatch, chosen ? null : example);
    }
    return html`<button
      type="button"
      class="pp-witness-example"
      ?data-lit=${lit.has(example)}
      aria-pressed=${chosen}
      @pointerenter=${point}
      @pointerleave=${leave}
      @focus=${point}
      @blur=${leave}
      @click=${press}
    >
      ${example + 1}
    </button>`;
  };
}
