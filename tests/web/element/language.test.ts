import type { ReactiveElement } from "lit";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ElementLanguage } from "../../../web/element/session-lifecycle.js";
import type { Words } from "../../../web/state/document/notation/words.js";
import { chooseLanguage } from "../../../web/views/preferences/rows/index.js";
import { languageChosen } from "../../../web/views/shared/element-events.js";
import { keptLanguage as key, languages } from "../../../web/words/languages.js";

interface Around {
  readonly attributes?: Readonly<Record<string, string>>;
  /** What `lang` says around the element. */
  readonly page?: string;
  readonly search?: string;
  readonly browser?: readonly string[];
  /** Null where the page may keep nothing. */
  readonly storage?: Map<string, string> | null;
}

/** An element in a page, as far as its language goes, and what it has been told to speak. */
function languageIn({ attributes = {}, page, search = "", browser = ["it"], storage = new Map() }: Around) {
  const root = { lang: page ?? "" };
  const replaceState = vi.fn();
  vi.stubGlobal("ShadowRoot", class {});
  vi.stubGlobal("document", { documentElement: root });
  vi.stubGlobal("location", { search, hash: "#v1.abc" });
  vi.stubGlobal("history", { state: 7, replaceState });
  vi.stubGlobal("navigator", { languages: browser });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored().get(key) ?? null,
    setItem: (key: string, value: string) => void stored().set(key, value),
  });
  const stored = () => {
    if (storage === null) throw new Error("A sandboxed frame keeps nothing.");
    return storage;
  };
  const around = page === undefined ? null : { getAttribute: () => page };
  const host = {
    lang: attributes["lang"] ?? "",
    hasAttribute: (name: string) => name in attributes,
    parentElement: { closest: () => around },
    getRootNode: () => root,
  };
  const spoken: string[] = [];
  const language = new ElementLanguage(host as unknown as ReactiveElement, ({ locale }: Words) => spoken.push(locale));
  return { language, host, spoken, root, replaceState, storage };
}

const own = { "from-url": "" };

afterEach(async () => {
  // What follows the first picture has come too.
  await (await languages.de.load()).all.load();
  await new Promise((resolve) => setTimeout(resolve));
  vi.unstubAllGlobals();
});

describe("an element speaks", () => {
  it.each<[string, Around]>([
    ["en", {}],
    ["de", { browser: ["it", "de-AT", "en"] }],
    ["zh-Hans", { browser: ["zh-CN", "en"] }],
    ["zh-Hans", { browser: ["zh-TW", "zh-Hant", "en"] }],
    ["de", { page: "de-CH", browser: ["en"] }],
    ["en", { page: "de", attributes: { lang: "en" } }],
    ["de", { page: "en", storage: new Map([[key, "de"]]) }],
    ["en", { attributes: { lang: "en" }, storage: new Map([[key, "de"]]) }],
    ["en", { page: "en", search: "?lang=de" }],
    // A page of its own: what it says of itself is only how it begins.
    ["de", { attributes: own, page: "en", browser: ["de"] }],
    ["de", { attributes: { ...own, lang: "de" }, browser: ["en"] }],
    ["en", { attributes: { ...own, lang: "de" }, storage: new Map([[key, "en"]]) }],
    ["de", { attributes: own, search: "?data=xor&lang=de", storage: new Map([[key, "en"]]) }],
    ["en", { attributes: own, search: "?lang=tlh", storage: null, browser: [] }],
  ])("%s, of %j", async (locale, around) => {
    const { language, root } = languageIn(around);
    await language.follow();
    expect(language.words.locale).toBe(locale);
    if (around.attributes && "from-url" in around.attributes) expect(root.lang).toBe(locale);
  });

  it("English at once, with nothing to wait for", () => {
    expect(languageIn({ page: "en" }).language.follow()).toBeNull();
  });

  it("what its reader has chosen, from now on and at the next visit", async () => {
    const { language, host, spoken, storage, replaceState } = languageIn({
      attributes: own,
      search: "?data=xor&lang=en",
    });
    await language.follow();
    const chosen: Promise<void>[] = [];
    const dispatchEvent = (event: Event) => chosen.push(language.choose(languageChosen.languageOf(event))) > 0;
    chooseLanguage({ ...host, dispatchEvent } as unknown as Element, "de", { keep: "browser" });
    await Promise.all(chosen);
    expect(spoken).toContain("de");
    expect(storage?.get(key)).toBe("de");
    expect(replaceState).toHaveBeenCalledWith(7, "", "?data=xor&lang=de#v1.abc");
    await language.choose("en");
    expect(language.words.locale).toBe("en");
  });

  it("what its reader has chosen where nothing may be kept", async () => {
    const { language } = languageIn({ attributes: { lang: "en" }, storage: null });
    await language.choose("de");
    expect(language.words.locale).toBe("de");
  });

  it("what is said of it last", async () => {
    const { language, host } = languageIn({ attributes: { lang: "de" } });
    const first = language.follow();
    host.lang = "en";
    void language.follow();
    await first;
    expect(language.words.locale).toBe("en");
  });
});
