export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** The area of a polygon by the shoelace formula. */
export function areaOf(polygon: readonly Corner[]): number {
  const twice = polygon.reduce((sum, p, i) => {
    const q = polygon[(i + 1) % polygon.length] ?? p;
    return sum + p.x * q.y - q.x * p.y;
  }, 0);
  return Math.abs(twice) / 2;
}
