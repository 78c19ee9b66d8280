import { InStep } from "./in-step.js";
import type { Model } from "./model.js";

/** What a notebook hands to a view. */
export interface View {
  readonly model: Model;
  readonly el: HTMLElement;
}

/** Shows a playground in an output of a notebook, in step with the widget's traits. Returns what takes it away. */
function render({ model, el }: View): () => void {
  const playground = document.createElement("perceptron-playground");
  const measure = () => playground.style.setProperty("--pp-height", `${model.get("height") ?? 640}px`);
  measure();
  model.on("change:height", measure);
  const inStep = new InStep(playground, model);
  // JupyterLab takes keys for commands of the notebook otherwise:
  // https://jupyterlab.readthedocs.io/en/stable/extension/notebook.html#keyboard-interaction-model
  el.setAttribute("data-lm-suppress-shortcuts", "true");
  el.append(playground);
  return () => {
    model.off("change:height", measure);
    inStep.end();
    playground.remove();
  };
}

export default { render };
