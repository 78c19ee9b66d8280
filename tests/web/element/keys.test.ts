import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Leavable, onShortcut } from "../../../web/element/keys/page-keys.js";
import { switchCharacterKeys } from "../../../web/ui/controls/character-keys.js";

/** As much of an element as the keys ask for: which selectors it, or what it stands in, fits. */
class Fake extends EventTarget {
  constructor(
    readonly fits: (selectors: readonly string[]) => boolean = () => false,
    readonly keys: string | null = null,
    readonly isWithin = false,
  ) {
    super();
  }
  get ownerDocument(): Document {
    return document;
  }
  closest(selectors: string): this | null {
    return this.fits(selectors.split(", ")) ? this : null;
  }
  matches(selectors: string): boolean {
    return !this.isWithin && this.fits(selectors.split(", "));
  }
  getAttribute(): string | null {
    return this.keys;
  }
  get shadowRoot(): object {
    return { querySelectorAll: () => this.scrollers };
  }
  scrollers: readonly object[] = [];
}

class Key extends Event {
  readonly key: string;
  readonly shiftKey = false;
  readonly ctrlKey = false;
  readonly altKey = false;
  readonly metaKey = false;
  constructor(type: string, key: string, target: Fake, held: object = {}) {
    super(type, { cancelable: true });
    this.key = key;
    Object.assign(this, held);
    this.composedPath = () => [target];
  }
}

const page = Object.assign(new Fake(), { documentElement: { scrollHeight: 100, clientHeight: 100 }, body: new Fake() });
beforeEach(() => {
  vi.stubGlobal("Element", Fake);
  vi.stubGlobal("KeyboardEvent", Key);
  vi.stubGlobal("document", page);
  page.documentElement.scrollHeight = 100;
});
afterEach(() => vi.unstubAllGlobals());

/** A fake that fits some of the selectors. */
const a = (...selectors: readonly string[]) => new Fake((asked) => asked.some((one) => selectors.includes(one)));
/** A fake in one that fits some of them. */
const within = (...selectors: readonly string[]) =>
  new Fake((asked) => asked.some((one) => selectors.includes(one)), null, true);
const plain = new Fake();

/** What is pressed by keys that are struck on a target. */
function struck(target: Fake, key: string, held = {}, host: Fake = new Fake(), ui?: Leavable): unknown[] {
  const pressed: unknown[] = [];
  const end = onShortcut(
    host as unknown as HTMLElement,
    (one) => pressed.push(one),
    () => ui,
  );
  for (const type of ["keydown", "keyup"]) {
    (host.getAttribute() === "page" ? page : host).dispatchEvent(new Key(type, key, target, held));
  }
  end();
  return pressed;
}

const never = () => undefined;

describe("shortcuts", () => {
  it("leave the lecture hall by Escape, and only that", () => {
    const bare = { present: true, drawer: null, lift: null, lesson: null, quiz: null };
    const leaves = [{ type: "set-ui", ui: { present: false } }];
    expect(struck(plain, "Escape", {}, new Fake(), bare)).toEqual(leaves);
    // What is open is closed first; the view of a step belongs to the step.
    const closes = [{ type: "set-ui", ui: { drawer: null, lift: null } }];
    expect(struck(plain, "Escape", {}, new Fake(), { ...bare, drawer: "trace" })).toEqual(closes);
    expect(struck(plain, "Escape", {}, new Fake(), { ...bare, drawer: "trace", lesson: "3.1" })).toEqual(leaves);
    expect(struck(plain, "Escape")).toEqual([]);
  });

  it("are the transport's, once for each press", () => {
    expect(struck(plain, "ArrowRight")).toEqual([{ type: "step" }]);
    expect(struck(plain, "ArrowRight", { shiftKey: true })).toEqual([{ type: "next-update" }]);
    expect(struck(plain, " ")).toEqual([{ type: "toggle-play" }]);
    expect(struck(plain, "q")).toEqual([]);
  });

  it("take an edit back and bring it again", () => {
    expect(struck(plain, "z", { ctrlKey: true })).toEqual([{ type: "undo" }]);
    expect(struck(plain, "Z", { metaKey: true, shiftKey: true })).toEqual([{ type: "redo" }]);
    expect(struck(plain, "y", { ctrlKey: true })).toEqual([{ type: "redo" }]);
    expect(struck(plain, "z", { ctrlKey: true, altKey: true })).toEqual([]);
    expect(struck(a("textarea"), "z", { ctrlKey: true })).toEqual([]);
  });

  it("leave a field its keys, a slider only those that move it, a button the space bar", () => {
    const slider = a("input[type=range]", "input");
    expect(struck(a("select"), "e")).toEqual([]);
    expect([struck(slider, "ArrowRight"), struck(slider, " ")]).toEqual([[], [{ type: "toggle-play" }]]);
    const button = a("button:not([aria-disabled=true])");
    expect([struck(button, " "), struck(button, "ArrowLeft")]).toEqual([[], [{ type: "back-visit" }]]);
    expect([struck(a(".pp-equation"), "Home"), struck(a(".pp-equation"), "e")]).toEqual([[], [{ type: "next-epoch" }]]);
  });

  it("stop at what may scroll only where it does", () => {
    const [long, wide, whole] = [
      { scrollHeight: 300, clientHeight: 200, scrollWidth: 90, clientWidth: 90, tabIndex: 0 },
      { scrollHeight: 200, clientHeight: 200, scrollWidth: 95, clientWidth: 90, tabIndex: -1 },
      { scrollHeight: 200, clientHeight: 200, scrollWidth: 90, clientWidth: 90, tabIndex: 0 },
    ];
    const host = Object.assign(new Fake(), { scrollers: [long, wide, whole] });
    struck(plain, "ArrowRight", {}, host);
    expect(whole.tabIndex).toBe(0);
    struck(plain, "Tab", {}, host);
    expect([long, wide, whole].map(({ tabIndex }) => tabIndex)).toEqual([0, 0, -1]);
  });

  it("have Space of a button that was pressed by a pointer, until keys move the focus to one", () => {
    const host = new Fake();
    const pressed: unknown[] = [];
    const end = onShortcut(host as unknown as HTMLElement, (one) => pressed.push(one), never);
    const [button, other] = [a("button:not([aria-disabled=true])"), a("button:not([aria-disabled=true])")];
    /** @param focused where the focus is once the key is down. */
    const strike = (key: string, on: Fake, focused = on): number => {
      host.dispatchEvent(new Key("keydown", key, on));
      host.dispatchEvent(new Key("keyup", key, focused));
      return pressed.splice(0).length;
    };
    expect(strike(" ", button)).toBe(0);
    host.dispatchEvent(new Event("pointerdown"));
    expect(strike(" ", button)).toBe(1);
    // What a popover gives back as it closes has been reached by no key.
    strike("Escape", button, other);
    expect(strike(" ", other)).toBe(1);
    // Arrows that do not move the focus.
    strike("ArrowRight", other);
    expect(strike(" ", other)).toBe(1);
    strike("Tab", other, button);
    expect(strike(" ", button)).toBe(0);
    host.dispatchEvent(new Event("pointerdown"));
    // In a dialog that opens at the press, the key is let go elsewhere, or nowhere.
    host.dispatchEvent(new Key("keydown", "Tab", button));
    expect(strike(" ", other)).toBe(0);
    end();
  });

  it("have Space of a button that is disabled, and of a tool that is chosen", () => {
    expect(struck(a("button"), " ")).toEqual([{ type: "toggle-play" }]);
    expect(struck(a("input", "input[type=radio]:checked"), " ")).toEqual([{ type: "toggle-play" }]);
    expect(struck(a("input", "input[type=radio]:checked"), "ArrowRight")).toEqual([]);
  });

  it("leave a panel those that scroll it, and not what stands in it", () => {
    const end = [{ type: "finish" }];
    for (const panel of ["pp-lesson", "pp-quiz", ".pp-panel"])
      expect([struck(a(panel), "End"), struck(within(panel), "End")]).toEqual([[], end]);
    expect(struck(a("pp-lesson"), "n")).toEqual(struck(plain, "n"));
  });

  it("of the page leave it what scrolls it where it scrolls", () => {
    const wide = new Fake(undefined, "page");
    expect(struck(page.body, "e", {}, wide)).toEqual([{ type: "next-epoch" }]);
    expect(struck(page.body, "Home", {}, wide)).toEqual([{ type: "reset" }]);
    page.documentElement.scrollHeight = 900;
    expect(struck(page.body, "Home", {}, wide)).toEqual([]);
    expect(struck(page.body, "ArrowRight", {}, wide)).toEqual([{ type: "step" }]);
  });
});

describe("keys of one character", () => {
  const wide = new Fake(undefined, "page");
  afterEach(() => switchCharacterKeys(true, true));

  it("can be switched off, for whoever dictates, and on again", () => {
    switchCharacterKeys(false, true);
    expect([struck(page.body, "e", {}, wide), struck(plain, "E")]).toEqual([[], []]);
    // Neither is a character of a sentence.
    expect([struck(plain, " "), struck(plain, "ArrowRight")]).toEqual([[{ type: "toggle-play" }], [{ type: "step" }]]);
    // Nor is this without the key that is held.
    expect(struck(plain, "z", { ctrlKey: true })).toEqual([{ type: "undo" }]);
    switchCharacterKeys(true, true);
    expect(struck(page.body, "e", {}, wide)).toEqual([{ type: "next-epoch" }]);
  });
});

describe("the listener", () => {
  it("keeps what it acts on from the page, and acts on nothing that was acted on", () => {
    const host = new Fake();
    const pressed: unknown[] = [];
    const end = onShortcut(host as unknown as HTMLElement, (one) => pressed.push(one), never);
    const mine = new Key("keydown", "End", plain);
    host.dispatchEvent(mine);
    const others = new Key("keydown", "End", plain);
    others.preventDefault();
    host.dispatchEvent(others);
    host.dispatchEvent(new Event("keydown"));
    expect([mine.defaultPrevented, pressed]).toEqual([true, [{ type: "finish" }]]);
    end();
    host.dispatchEvent(new Key("keydown", "End", plain));
    expect(pressed).toHaveLength(1);
  });

  it.each([
    ["what it acts on", plain, "ArrowRight", {}, true],
    ["what a field takes", a("textarea"), "n", {}, true],
    ["what a slider takes", a("[role=slider]"), "ArrowLeft", {}, true],
    ["what it has no use for", plain, "q", {}, false],
    ["what leaves a field", a("textarea"), "Escape", {}, false],
    ["a shortcut of the page in a field", a("textarea"), "s", { ctrlKey: true }, false],
  ])("keeps %s from the page around", (_, target, key, held, keeps) => {
    const host = new Fake();
    onShortcut(host as unknown as HTMLElement, () => {}, never);
    const event = new Key("keydown", key, target, held);
    const stop = vi.spyOn(event, "stopPropagation");
    host.dispatchEvent(event);
    expect(stop.mock.calls.length > 0).toBe(keeps);
  });

  it("acts on the space bar when it is let go, and only where it was pressed", () => {
    const host = new Fake();
    const pressed: unknown[] = [];
    onShortcut(host as unknown as HTMLElement, (one) => pressed.push(one), never);
    host.dispatchEvent(new Key("keyup", " ", plain));
    host.dispatchEvent(new Key("keydown", " ", plain));
    expect(pressed).toEqual([]);
    host.dispatchEvent(new Key("keyup", " ", plain));
    host.dispatchEvent(new Key("keyup", " ", plain));
    expect(pressed).toEqual([{ type: "toggle-play" }]);
  });
});
