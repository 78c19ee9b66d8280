/** As long as a list may be: to go through it would take for ever. */
export const longest = 2 ** 32 - 1;

/** A list of so many items, holes but for those given, that counts what is looked at of it, and is never gone through. */
export function counted(
  length: number,
  of: readonly unknown[] = [],
): { readonly list: never; readonly looks: () => number } {
  let looks = 0;
  const look = (): void => {
    if (++looks > 100_000) throw new Error("It was gone through.");
  };
  const list = new Proxy([...of], {
    get: (target, name) => {
      look();
      return name === "length" ? length : Reflect.get(target, name);
    },
    has: (target, name) => {
      look();
      return Reflect.has(target, name);
    },
  });
  return { list: list as never, looks: () => looks };
}
