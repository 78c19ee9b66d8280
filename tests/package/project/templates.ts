// What the templates of Vue and Svelte have to know of the element: compiled, never run.
import type { PerceptronPlayground } from "perceptron-playground";
import type { SvelteHTMLElements } from "svelte/elements";
import type { GlobalComponents } from "vue";

type InVue = InstanceType<GlobalComponents["perceptron-playground"]>;
const inVue: InVue["$props"] = {
  class: "wide",
  data: "xor",
  embed: true,
  passMark: 60,
  "onpp-step": ({ detail }) => detail.visit.toFixed(),
};
const inSvelte: SvelteHTMLElements["perceptron-playground"] = {
  class: "wide",
  data: "xor",
  embed: true,
  "pass-mark": 60,
  "onpp-step": ({ detail }) => detail.visit.toFixed(),
};
// @ts-expect-error: a name is no truth.
const wrongInVue: InVue["$props"] = { data: true };
// @ts-expect-error: nor is it in Svelte.
const wrongInSvelte: SvelteHTMLElements["perceptron-playground"] = { data: true };
const playground = (element: InVue): PerceptronPlayground => element;
export default { inVue, inSvelte, wrongInVue, wrongInSvelte, playground };
