import { parameterNames, tokenShape } from "../../document/parameter-names.js";
import type { ReadState } from "../../document/reading/fit-state.js";
import { type Refusal, refusalBy } from "../../document/reading/refusal.js";
import { defaultState } from "../../document/settings.js";
import { addressOf } from "../../io/address.js";
import { link, parameters } from "../../io/link-and-parameters.js";

/** The state that somebody has written down: as a link to a playground, as its parameters or its token alone, or as JSON. */
export async function readAnyState(written: string | object): Promise<ReadState> {
  const reading = await parameters.load();
  if (typeof written === "object") {
    const { parameters: said, ...members } = written as { readonly parameters?: unknown };
    if (typeof said !== "string") return reading.readOverStep(written);
    const query = new URLSearchParams(said);
    const named = reading.stateFromParameters((name) => query.get(name));
    const { state, refusals, over } = reading.readOverStep({ ...named, ...members });
    return { state, refusals: [...reading.refusedNames([...query.keys()]), ...refusals], over };
  }
  const { query, hash } = partsOf(written);
  const given = new URLSearchParams(query);
  const read = { get: (name: string) => given.get(name), names: [...given.keys()] };
  if (!tokenShape.test(hash)) return reading.readParameters(read, defaultState);
  return (await link.load()).readAddress(hash, read, defaultState, reading);
}

/** What is wrong with a link that is to put a state on this page, and leads elsewhere or nowhere; null: nothing. */
export function foreignLink(written: string): Refusal | null {
  const { page, query, hash } = partsOf(written);
  const given = new URLSearchParams(query);
  const saysState = tokenShape.test(hash) || parameterNames.some((name) => given.has(name));
  const address = addressOf(page);
  const isHere = page === "" || isThisPage(address);
  // The page by its address alone is as it is at first; what is misspelt is named when it is read.
  if (isHere && (saysState || query !== "" || isPageAlone(page, address, hash))) return null;
  if (!/^[a-z][a-z\d+.-]*:|\//i.test(page)) return noState;
  const called = address ? address.href : page;
  return saysState
    ? refusalBy("link", "foreign", onlyState, called, query + hash)
    : refusalBy("link", "foreign", inText, called);
}

const onlyState =
  "This leads to another page, {0}. If it is a state of the playground, write only what comes after that address: {1}";
const inText = "This leads to another page, {0}: link to it in the text.";
const noState = refusalBy("link", "not-valid", "This is no link to a state: write parameters, such as ?data=xor.");

const isPageAlone = (page: string, address: URL | null, hash: string): boolean =>
  page !== "" && hash === "" && address?.pathname === new URL(document.baseURI).pathname;

/** Whether an address is that of this page, in any of its languages. */
function isThisPage(address: URL | null): boolean {
  if (!address) return false;
  const here = new URL(document.baseURI);
  const folder = ({ pathname }: URL): string => pathname.replace(/[^/]*$/, "").replace(/\/[a-z]{2}\/$/, "/");
  return address.protocol === here.protocol && address.host === here.host && folder(address) === folder(here);
}

function partsOf(written: string): { readonly page: string; readonly query: string; readonly hash: string } {
  const [, page = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(withMark(written.trim())) ?? [];
  return { page, query, hash };
}

/** Parameters alone begin like those of a link. */
function withMark(text: string): string {
  return /^[a-z0-9-]+=/.test(text) ? `?${text}` : text;
}
