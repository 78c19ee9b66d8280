/** "a", "a and b", "a, b and c"; `before` is what introduces the last of them. */
export function listed(texts: readonly string[], before = " and "): string {
  const last = texts.at(-1) ?? "";
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(", ")}${before}${last}`;
}
