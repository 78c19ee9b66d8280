// Printed by wasm/describe/ from the tables of the core: change those, then `npm run generate`.

export interface Error {
  readonly code: number;
  readonly field: string;
  readonly reason: number;
  readonly first: number;
  readonly second: number;
  readonly third: number;
}

export interface Created {
  readonly run: number;
  readonly error: Error;
}

export interface Grid {
  readonly x0: number;
  readonly y0: number;
  readonly dx: number;
  readonly dy: number;
  readonly columns: number;
  readonly rows: number;
}

export interface Preset {
  readonly name: string;
  readonly n: number;
  readonly minN: number;
  readonly maxN: number;
  readonly noise: number;
  readonly seeded: boolean;
  readonly separable: number;
  readonly classes: number;
  readonly seed: number;
  readonly weight1: number;
  readonly weight2: number;
  readonly bias: number;
}

export interface PresetRequest {
  readonly n: number;
  readonly noise: number;
  readonly seed: number;
  readonly column1: number;
  readonly column2: number;
  readonly positive: number;
  readonly negative: number;
}
