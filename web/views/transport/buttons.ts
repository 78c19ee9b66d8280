import { html, nothing, type TemplateResult } from "lit";
import type { Intent } from "../../state/intent.js";
import type { Words } from "../../state/words.js";
import { type TransportWords, transport } from "../../words/en/transport.js";
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
  /** By which the words have its name, its caption and its key. */
  readonly name: keyof TransportWords["names"];
  /** As `aria-keyshortcuts` spells its key. */
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
function transportButton(spec: ButtonSpec, say: TransportWords, controls: Controls, press: Press): TemplateResult {
  const name = say.names[spec.name];
  return html`
    <button
      type="button"
      class=${spec.primary ? "pp-transport-button pp-transport-play" : "pp-transport-button"}
      aria-label=${name}
      aria-disabled=${controls[spec.control] ? nothing : "true"}
      tabindex=${controls[spec.control] ? nothing : -1}
      aria-keyshortcuts=${spec.shortcut}
      title="${name} (${say.keys[spec.name]})"
      aria-description=${say.keys[spec.name]}
      @click=${() => press(spec.control, spec.intent)}
    >
      ${spec.icon}<span class="pp-transport-caption" aria-hidden="true">${say.captions[spec.name]}</span>
    </button>
  `;
}

export function transportButtons(words: Words, controls: Controls, playing: boolean, press: Press): TemplateResult[] {
  const specs: readonly ButtonSpec[] = [
    {
      name: "start",
      shortcut: "Home",
      icon: startIcon,
      control: "back",
      intent: { type: "reset" },
    },
    {
      name: "backUpdate",
      shortcut: "Shift+ArrowLeft",
      icon: backUpdateIcon,
      control: "backUpdate",
      intent: { type: "back-update" },
    },
    {
      name: "backVisit",
      shortcut: "ArrowLeft",
      icon: backVisitIcon,
      control: "back",
      intent: { type: "back-visit" },
    },
    {
      name: playing ? "pause" : "play",
      shortcut: "Space",
      icon: playing ? pauseIcon : playIcon,
      control: "play",
      intent: { type: "toggle-play" },
      primary: true,
    },
    {
      name: "visit",
      shortcut: "ArrowRight",
      icon: visitIcon,
      control: "forward",
      intent: { type: "step" },
    },
    {
      name: "update",
      shortcut: "Shift+ArrowRight",
      icon: updateIcon,
      control: "forward",
      intent: { type: "next-update" },
    },
    {
      name: "epoch",
      shortcut: "E",
      icon: epochIcon,
      control: "forward",
      intent: { type: "next-epoch" },
    },
    {
      name: "end",
      shortcut: "End",
      icon: convergenceIcon,
      control: "forward",
      intent: { type: "finish" },
    },
  ];
  const say = words.room(transport);
  return specs.map((spec) => transportButton(spec, say, controls, press));
}
