// What the declarations of the package have to say: compiled, never run.
import { PerceptronPlayground, type Playground, type PlaygroundState } from "perceptron-playground";
import notebook from "perceptron-playground/anywidget";
import { loadEngine, PlaygroundError } from "perceptron-playground/engine";

const made: Playground = new PerceptronPlayground();
const found = document.querySelector("perceptron-playground");
const state: PlaygroundState | undefined = found?.state;
made.state = { v: 1, data: { kind: "preset", name: "xor" } };
made.addEventListener("pp-step", ({ detail }) => detail.visit.toFixed());
document.addEventListener("pp-error", ({ detail: { code, field, message } }) => console.log(code, field, message));
// @ts-expect-error: there is no such member.
made.addEventListener("pp-step", ({ detail }) => detail.visits);
// @ts-expect-error: nor such a method.
made.stop();

const close: () => void = notebook.render({ model: {} as Parameters<typeof notebook.render>[0]["model"], el: made });
const engine = await loadEngine();
const run = engine.createRun({
  X: [
    [0, 0],
    [1, 1],
  ],
  y: [-1, 1],
  learner: { kind: "averaged" },
});
const visits: number = run.advance({ until: "converged" });
run.dispose();
console.log(close, state, visits, PlaygroundError);
