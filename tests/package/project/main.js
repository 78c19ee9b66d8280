import "perceptron-playground";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { createApp, h } from "vue";

const state = { v: 1, data: { kind: "preset", name: "xor" } };
const told = { plain: [], react: [], vue: [] };
window.told = told;

document.querySelector("#plain").addEventListener("pp-ready", ({ detail }) => told.plain.push(detail));
createRoot(document.querySelector("#react")).render(
  createElement("perceptron-playground", { state, "onpp-ready": ({ detail }) => told.react.push(detail) }),
);
createApp({
  render: () => h("perceptron-playground", { state, "onPp-ready": ({ detail }) => told.vue.push(detail) }),
}).mount("#vue");
