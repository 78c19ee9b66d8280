// The order of an epoch, as plain JavaScript draws it fastest.

/** The four words that sfc32 starts from. */
export const seedWords = () => Int32Array.of(0x9e3779b9, 0x243f6a88, 0xb7e15162, 1);

/**
 * Fisher–Yates with sfc32 (Doty-Humphrey). A product of doubles is how JavaScript gets the upper half of 32 × 32 bits.
 * @param {Uint32Array} order
 * @param {Int32Array} random
 */
export function shuffle(order, random) {
  let a = random[0] | 0;
  let b = random[1] | 0;
  let c = random[2] | 0;
  let d = random[3] | 0;
  for (let i = order.length; i > 1; i--) {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    const j = ((t >>> 0) * 2.3283064365386963e-10 * i) | 0;
    const item = order[i - 1];
    order[i - 1] = order[j];
    order[j] = item;
  }
  random[0] = a;
  random[1] = b;
  random[2] = c;
  random[3] = d;
}
