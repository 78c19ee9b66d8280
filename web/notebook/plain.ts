/** A notebook is not sent more numbers than this in one snapshot: it is sent while the run plays. */
const mostNumbers = 10_000;

/** A value as JSON has it, typed arrays as lists. A member with more numbers than are sent is null. */
export function plain(value: object): object {
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, count(member) > mostNumbers ? null : listed(member)]),
  );
}

function listed(value: unknown): unknown {
  if (ArrayBuffer.isView(value)) return Array.from(value as Float64Array);
  if (Array.isArray(value)) return value.map(listed);
  return typeof value === "object" && value !== null ? plain(value) : value;
}

function count(value: unknown): number {
  if (ArrayBuffer.isView(value)) return (value as Float64Array).length;
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((sum: number, member) => sum + count(member), 0);
}
