const modifiers = new Set(["Shift", "Control", "Alt", "Meta"]);

export interface Chord {
  readonly modifiers: readonly string[];
  readonly key: string;
}

/** Characters that need Shift on the keyboard that WebDriver stands for, a US one. */
const shifted = /^[A-Z~!@#$%^&*()_+{}|:"<>?]$/;

/**
 * `Shift+ArrowRight` → Shift held, ArrowRight pressed. The plus key itself is written `+` or `Control++`. A character
 * that needs Shift holds it, as a hand would.
 */
export function parseChord(keys: string): Chord {
  const parts = keys.split(/\+(?!$)/);
  const key = parts.pop() ?? "";
  const wrong = parts.find((part) => !modifiers.has(part));
  if (key === "" || wrong !== undefined) throw new Error(`cannot read the keys "${keys}"`);
  // A keyboard with Shift held sends the capital; Firefox and WebKit have to be told so.
  const sent = parts.includes("Shift") && key.length === 1 ? key.toUpperCase() : key;
  if (shifted.test(sent) && !parts.includes("Shift")) parts.push("Shift");
  return { modifiers: parts, key: sent === "Space" ? " " : sent };
}

/** Code points that WebDriver gives to keys without a character (W3C WebDriver, "keyboard actions"). */
const codePoints: Readonly<Record<string, number>> = {
  Backspace: 0xe003,
  Tab: 0xe004,
  Enter: 0xe007,
  Shift: 0xe008,
  Control: 0xe009,
  Alt: 0xe00a,
  Escape: 0xe00c,
  PageUp: 0xe00e,
  PageDown: 0xe00f,
  End: 0xe010,
  Home: 0xe011,
  ArrowLeft: 0xe012,
  ArrowUp: 0xe013,
  ArrowRight: 0xe014,
  ArrowDown: 0xe015,
  Insert: 0xe016,
  Delete: 0xe017,
  F1: 0xe031,
  F2: 0xe032,
  F3: 0xe033,
  F4: 0xe034,
  F5: 0xe035,
  F6: 0xe036,
  F7: 0xe037,
  F8: 0xe038,
  F9: 0xe039,
  F10: 0xe03a,
  F11: 0xe03b,
  F12: 0xe03c,
  Meta: 0xe03d,
};

export function webDriverKey(key: string): string {
  const codePoint = codePoints[key];
  if (codePoint !== undefined) return String.fromCodePoint(codePoint);
  if ([...key].length === 1) return key;
  throw new Error(`no such key: ${key}`);
}
