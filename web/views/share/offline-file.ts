import { addressOf } from "../../state/io/address.js";

/** The address of the element's script, where the page around has that, as the attribute `element-script` says; else null. */
export function elementScript(host: HTMLElement | null): string | null {
  return addressOf(host?.getAttribute("element-script"))?.href ?? null;
}

/** Where the page around has the playground as one file, as the attribute `offline-file` says; null where it has none. */
export function offlineFile(host: HTMLElement | null): string | null {
  return addressOf(host?.getAttribute("offline-file"))?.href ?? null;
}
