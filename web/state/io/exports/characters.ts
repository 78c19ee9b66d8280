/** A text on one line, without what no line of a program or of TeX may hold: control characters and halves of pairs. */
export function oneLine(text: string): string {
  return text.replace(/[\t-\r\u0085\u2028\u2029]+/g, " ").replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "");
}

/** A text of characters that XML knows; in the place of any other stands the sign for it. */
export function xmlText(text: string): string {
  const known = text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd");
  return known.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
