import { PlaygroundError } from "../../../engine/errors.js";
import { otherSite } from "../../io/address.js";
import { type Reader, refusedParameters } from "../written/states.js";
import { type Dialect, Texts } from "../written/texts.js";
import type { Finder } from "./found.js";
import { nameOf, type Surroundings } from "./surroundings.js";

/** What its text can lead to. */
interface Destinations extends Pick<Surroundings, "addressOf"> {
  readonly reader: Reader;
  /** How many steps the course has. */
  readonly steps: number;
}

/** Writes the texts of a course, with its own glossary. */
export function ownTexts(glossary: unknown, destinations: Destinations, find: Finder): Texts {
  const dialect: Dialect = {
    link: (href) => linkTo(href, destinations),
    image: (src) => imageAt(src, destinations),
    terms: new Map(),
    note: "*",
    isFree: true,
  };
  return new Texts({ ...dialect, terms: termsOf(glossary, new Texts(dialect), find) });
}

/** The entries by the words that open them; each is in the button itself. */
function termsOf(glossary: unknown, texts: Texts, find: Finder): Dialect["terms"] {
  const entries = Object.entries(Object(glossary) as Record<string, unknown>).flatMap(([words, says]) => {
    if (typeof says !== "string") return [];
    const forms = words
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean);
    const html = texts.line(says, "note", (sentence, ...facts) => find.say(["glossary", words], sentence, ...facts));
    const entry = `data-term="" data-name="${escaped(forms[0] ?? words)}" data-says="${escaped(html)}"`;
    return forms.map((form) => [form.toLowerCase(), entry] as const);
  });
  return new Map(entries);
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const wrong = (sentence: string, ...facts: readonly (string | number)[]): PlaygroundError =>
  new PlaygroundError("not-valid", "text", sentence, facts);

type Attributes = readonly (readonly [string, string])[];

const away = [
  ["target", "_blank"],
  ["rel", "noopener"],
] as const;

/** Names of what is no state to be put on this page: such a link opens a page of its own. */
const pages = ["lesson", "quiz", "course", "worksheet"];

/** The attributes of a link; null: no page may go there. Throws where it leads nowhere. */
function linkTo(href: string, { reader, addressOf, steps }: Destinations): Attributes | null {
  const [, step] = /^step:(\d+)$/.exec(href) ?? [];
  if (step !== undefined) {
    if (Number(step) < 1 || Number(step) > steps)
      throw wrong("This course has {0} steps: there is no step {1}.", steps, Number(step));
    return [
      ["href", `?lesson=${step}`],
      ["data-lesson", `1.${step}`],
    ];
  }
  if (href.startsWith("?")) {
    const query = new URLSearchParams(href);
    if (pages.some((name) => query.has(name))) return [["href", href], ...away];
    const [refused] = refusedParameters(href.slice(1), reader);
    if (refused) throw wrong(refused.reason?.code ?? refused.message, ...(refused.reason?.facts ?? []));
    return [
      ["href", href],
      ["data-state", href.slice(1)],
    ];
  }
  if (/^(https?:\/\/|mailto:)/i.test(href)) return [["href", href], ...away];
  if (/^[a-z][a-z\d+.-]*:|^\/\/|^#/i.test(href)) return null;
  const [name, address] = [nameOf(href), addressOf(href)];
  if (address === null) throw wrong("There is no file {0} next to the course.", name);
  // Where it is inside the course, no tab may open it.
  return address.startsWith("data:")
    ? [
        ["href", address],
        ["download", name],
      ]
    : [["href", address], ...away];
}

/** The attributes of an image; null: it is none that a page may show. */
function imageAt(src: string, { addressOf }: Destinations): Attributes | null {
  if (isImage.test(src)) return [["src", src]];
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(src)) {
    if (/^https?:/i.test(src)) throw wrong("An image is in the course (data:) or next to it: {0} is elsewhere.", src);
    return null;
  }
  const address = addressOf(src);
  if (address === null) throw wrong("There is no file {0} next to the course.", nameOf(src));
  if (/^data:/i.test(address)) return isImage.test(address) ? [["src", address]] : null;
  // What the page's policy lets no browser ask for.
  if (otherSite(address) !== null) return null;
  return [["src", address]];
}

const isImage = /^data:image\/(png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;
