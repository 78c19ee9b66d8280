import { html, nothing, type TemplateResult } from "lit";
import type { Intent } from "../../state/intent.js";
import type { Controls } from "./controls.js";
import {
  backUpdateIcon,
  backVisitIcon,
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
  /** Which of the controls it is: it can be pressed where that is there. */
  readonly control: keyof Controls;
  readonly intent: Intent;
  readonly primary?: boolean;
}

/** Carries an intent out, if that control is there at the moment of the press. */
export type Press = (control: keyof Controls, intent: Intent) => void;

/**
 * `aria-disabled` instead of `disabled`: the button that has just brought the run to its end keeps the focus, and its
 * tooltip still says what it is for. Tab passes over it.
 */
function transportButton(spec: ButtonSpec, controls: Controls, press: Press): TemplateResult {
  return html`
    <button
      type="button"
      class=${spec.primary ? "pp-transport-button pp-transport-play" : "pp-transport-button"}
      aria-label=${spec.name}
      aria-disabled=${controls[spec.control] ? nothing : "true"}
      tabindex=${controls[spec.control] ? nothing : -1}
      aria-keyshortcuts=${spec.shortcut}
      title="${spec.name} (${spec.key})"
      @click=${() => press(spec.control, spec.intent)}
    >
      ${spec.icon}<span class="pp-transport-caption" aria-hidden="true">${spec.caption}</span>
    </button>
  `;
}

export function transportButtons(controls: Controls, playing: boolean, press: Press): TemplateResult[] {
  const specs: readonly ButtonSpec[] = [
    {
      name: "Start",
      caption: "start",
      key: "Home",
      shortcut: "Home",
      icon: startIcon,
      control: "back",
      intent: { type: "reset" },
    },
    {
      name: "Back one update",
      caption: "update",
      key: "Shift ←",
      shortcut: "Shift+ArrowLeft",
      icon: backUpdateIcon,
      control: "backUpdate",
      intent: { type: "back-update" },
    },
    {
      name: "Back one visit",
      caption: "visit",
      key: "←",
      shortcut: "ArrowLeft",
      icon: backVisitIcon,
      control: "back",
      intent: { type: "back-visit" },
    },
    {
      name: playing ? "Pause" : "Play",
      caption: playing ? "pause" : "play",
      key: "Space",
      shortcut: "Space",
      icon: playing ? pauseIcon : playIcon,
      control: "play",
      intent: { type: "toggle-play" },
      primary: true,
    },
    {
      name: "One visit",
      caption: "visit",
      key: "→",
      shortcut: "ArrowRight",
      icon: visitIcon,
      control: "forward",
      intent: { type: "step" },
    },
    {
      name: "One update",
      caption: "update",
      key: "Shift →",
      shortcut: "Shift+ArrowRight",
      icon: updateIcon,
      control: "forward",
      intent: { type: "next-update" },
    },
    {
      name: "One epoch",
      caption: "epoch",
      key: "E",
      shortcut: "E",
      icon: epochIcon,
      control: "forward",
      intent: { type: "next-epoch" },
    },
    {
      name: "To the end",
      caption: "end",
      key: "End",
      shortcut: "End",
      icon: convergenceIcon,
      control: "forward",
      intent: { type: "finish" },
    },
  ];
  return specs.map((spec) => transportButton(spec, controls, press));
}
