import { html, nothing, type TemplateResult } from "lit";
import type { Dispatch, Intent } from "../../state/intent.js";
import type { Controls } from "./controls.js";
import {
  backUpdateIcon,
  convergenceIcon,
  epochIcon,
  pauseIcon,
  playIcon,
  startIcon,
  updateIcon,
  visitIcon,
} from "./icons.js";

interface ButtonSpec {
  /** Accessible name; it holds the caption's word, so that what is seen can be said to a voice control. */
  readonly name: string;
  readonly caption: string;
  /** As people read the shortcut, and as `aria-keyshortcuts` spells it. */
  readonly key: string;
  readonly shortcut: string;
  readonly icon: TemplateResult;
  readonly enabled: boolean;
  readonly press: () => void;
  readonly primary?: boolean;
}

/**
 * `aria-disabled` instead of `disabled`: the button that has just brought the run to its end keeps the focus, and its
 * tooltip still says what it is for.
 */
export function transportButton(spec: ButtonSpec): TemplateResult {
  const press = (): void => {
    if (spec.enabled) spec.press();
  };
  return html`
    <button
      type="button"
      class=${spec.primary ? "pp-transport-button pp-transport-play" : "pp-transport-button"}
      aria-label=${spec.name}
      aria-disabled=${spec.enabled ? nothing : "true"}
      aria-keyshortcuts=${spec.shortcut}
      title="${spec.name} (${spec.key})"
      @click=${press}
    >
      ${spec.icon}<span class="pp-transport-caption" aria-hidden="true">${spec.caption}</span>
    </button>
  `;
}

export function transportButtons(
  controls: Controls,
  playing: boolean,
  toggle: () => void,
  dispatch: Dispatch,
): TemplateResult[] {
  const { back, backUpdate, play, forward } = controls;
  const emit = (intent: Intent) => () => dispatch(intent);
  const specs: readonly ButtonSpec[] = [
    {
      name: "Start",
      caption: "start",
      key: "Home",
      shortcut: "Home",
      icon: startIcon,
      enabled: back,
      press: emit({ type: "reset" }),
    },
    {
      name: "Back one update",
      caption: "back",
      key: "←",
      shortcut: "ArrowLeft",
      icon: backUpdateIcon,
      enabled: backUpdate,
      press: emit({ type: "back-update" }),
    },
    {
      name: playing ? "Pause" : "Play",
      caption: playing ? "pause" : "play",
      key: "Space",
      shortcut: "Space",
      icon: playing ? pauseIcon : playIcon,
      enabled: play,
      press: toggle,
      primary: true,
    },
    {
      name: "One visit",
      caption: "visit",
      key: "→",
      shortcut: "ArrowRight",
      icon: visitIcon,
      enabled: forward,
      press: emit({ type: "step" }),
    },
    {
      name: "One update",
      caption: "update",
      key: "Shift →",
      shortcut: "Shift+ArrowRight",
      icon: updateIcon,
      enabled: forward,
      press: emit({ type: "next-update" }),
    },
    {
      name: "One epoch",
      caption: "epoch",
      key: "E",
      shortcut: "E",
      icon: epochIcon,
      enabled: forward,
      press: emit({ type: "next-epoch" }),
    },
    {
      name: "To convergence",
      caption: "convergence",
      key: "End",
      shortcut: "End",
      icon: convergenceIcon,
      enabled: forward,
      press: emit({ type: "finish" }),
    },
  ];
  return specs.map(transportButton);
}
