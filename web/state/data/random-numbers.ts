/** One step of a generator with 32 bits of state (splitmix32): enough for weights to start from. */
function mixed(state: number): number {
  let bits = state | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}

const GOLDEN = 0x9e3779b9;

/** Numbers in −1…1 with two decimals: the same for the same seed and the same `draw`. */
export function randomNumbers(count: number, seed: number, draw: number): number[] {
  const start = mixed(mixed(seed) + mixed(seed / 2 ** 32) + draw);
  return Array.from({ length: count }, (_, i) => {
    const hundredths = Math.round((mixed(start + (i + 1) * GOLDEN) / 0xffffffff) * 200) - 100;
    return hundredths / 100;
  });
}

/** A whole number from 0 to under `count`: the same for the same seed and the same `draw`. */
export function randomBelow(count: number, seed: number, draw: number): number {
  return mixed(mixed(mixed(seed) + mixed(seed / 2 ** 32)) + (draw + 1) * GOLDEN) % count;
}
