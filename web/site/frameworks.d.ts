// What React's JSX and the templates of Vue and Svelte know of the element. Where one of them is not installed, TypeScript
// ignores the lines that name it.
import type { PlaygroundProps } from "../element/host-events.js";
import type { Playground } from "../element/playground.js";

// @ts-ignore
type OfReact = import("react").DetailedHTMLProps<import("react").HTMLAttributes<Playground>, Playground>;
// @ts-ignore
type OfVue = import("vue").HTMLAttributes & import("vue").ReservedProps;
// @ts-ignore
type OfSvelte = import("svelte/elements").HTMLAttributes<Playground>;

type With<OfEveryElement> = Omit<OfEveryElement, keyof PlaygroundProps> & PlaygroundProps;

/** `pass-mark` as `passMark`, which is what Vue makes of it. */
type Camel<Name> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name;
type InVue = { readonly [Name in keyof PlaygroundProps as Name | Camel<Name>]?: PlaygroundProps[Name] };

// @ts-ignore
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "perceptron-playground": With<OfReact>;
    }
  }
}

// @ts-ignore
declare module "vue" {
  interface GlobalComponents {
    "perceptron-playground": new () => Playground & { $props: OfVue & InVue };
  }
}

// @ts-ignore
declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "perceptron-playground": With<OfSvelte>;
  }
}
