/** JSON whose numbers are read back to the same bits: `JSON.stringify` drops the sign of a zero. */
export function exactJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(exactJson).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${exactJson(member)}`).join(",")}}`;
  }
  return Object.is(value, -0) ? "-0" : JSON.stringify(value);
}
