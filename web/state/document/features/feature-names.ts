import { mostProposed } from "../limits.js";
import { type Product, productOf } from "./products.js";

/** The power of each base feature in a product, from the lowest up. */
export function powersOf(product: Product): ReadonlyMap<number, number> {
  const powers = new Map<number, number>();
  for (const base of product) powers.set(base, (powers.get(base) ?? 0) + 1);
  return powers;
}

/** The one name of a product: factors ascending, repeated ones as a power. */
export function nameOf(product: Product): string {
  return Array.from(powersOf(product), ([base, power]) => (power > 1 ? `x${base}^${power}` : `x${base}`)).join("*");
}

/** "x2*x1" → "x1*x2"; a name that is no product stays as it is. */
export function canonical(name: string): string {
  const product = productOf(name);
  return product ? nameOf(product) : name;
}

/** The same features by their canonical names, each once, in the standard order. */
export function tidy(names: readonly string[]): string[] {
  const products = new Map(names.map((name) => [canonical(name), productOf(name) ?? []]));
  return Array.from(products)
    .sort(([, a], [, b]) => compare(a, b))
    .map(([name]) => name);
}

/** The standard order: fewer factors first, then conjunctions of different features before powers, then by the factors. */
function compare(a: Product, b: Product): number {
  const different = (product: Product): number => new Set(product).size;
  if (a.length !== b.length) return a.length - b.length;
  if (different(a) !== different(b)) return different(b) - different(a);
  const at = a.findIndex((base, k) => base !== b[k]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** The names of the base features. */
export function baseFeatures(base: number): string[] {
  return Array.from({ length: base }, (_, j) => `x${j + 1}`);
}

/** All products of so many of the base features, in the standard order; without powers those of different ones. */
export function productsOf(base: number, factors: number, powers: boolean): string[] {
  let products: Product[] = [[]];
  for (let k = 0; k < factors; k++) {
    products = products.flatMap((product) => {
      const first = (product.at(-1) ?? 1) + (powers || k === 0 ? 0 : 1);
      return Array.from({ length: Math.max(0, base - first + 1) }, (_, j) => [...product, first + j]);
    });
  }
  return products.sort(compare).map(nameOf);
}

/** All products of up to so many of the base features: with 1 the base features, with 2 the pairs too. */
export function productsUpTo(base: number, most: number, powers: boolean): string[] {
  return Array.from({ length: most }, (_, k) => productsOf(base, k + 1, powers)).flat();
}

/** How many products of exactly so many of the base features there are. */
export function countProducts(base: number, factors: number, powers: boolean): number {
  const from = powers ? base + factors - 1 : base;
  let count = 1;
  for (let k = 0; k < factors; k++) count = (count * (from - k)) / (k + 1);
  return Math.max(0, count);
}

/** The products of up to so many base features; null where there are more than that, which are not made then. */
export function productsWithin(limit: number, base: number, most: number, powers: boolean): string[] | null {
  let features = 0;
  for (let factors = 1; factors <= most; factors++) features += countProducts(base, factors, powers);
  return features <= limit ? productsUpTo(base, most, powers) : null;
}

/** The base features alone, with all pairs, with all triples: those of no more features than the page proposes. */
export function proposedSets(base: number, powers: boolean): readonly string[][] {
  const sets = [2, 3].map((most) => productsWithin(mostProposed, base, most, powers));
  return [baseFeatures(base), ...sets.filter((set) => set !== null)];
}

export const sameFeatures = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((name, k) => name === b[k]);
