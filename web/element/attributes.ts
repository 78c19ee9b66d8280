import type { Parameter } from "../state/document/parameter-names.js";
import type { PlaygroundEvents } from "./host-events.js";
import type { ownAttributes } from "./styling.js";

type Parameters = { readonly [Name in Parameter]?: string | number | undefined };
type Own = { readonly [Name in keyof typeof ownAttributes]?: string | boolean | undefined };
type Listeners = {
  readonly [Name in keyof PlaygroundEvents as `on${Name}`]?:
    | ((event: CustomEvent<PlaygroundEvents[Name]>) => void)
    | undefined;
};

/** What JSX may say of the element, in addition to what every element has. */
export type PlaygroundProps = Parameters & Own & Listeners & { readonly state?: unknown; readonly progress?: unknown };
