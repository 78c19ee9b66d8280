// React's JSX knows the element. Each line that names React is ignored where that is not installed.
import type { PlaygroundProps } from "../element/host-events.js";
import type { Playground } from "../element/playground.js";

// @ts-ignore
type OfEveryElement = import("react").DetailedHTMLProps<import("react").HTMLAttributes<Playground>, Playground>;

// @ts-ignore
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "perceptron-playground": Omit<OfEveryElement, keyof PlaygroundProps> & PlaygroundProps;
    }
  }
}
