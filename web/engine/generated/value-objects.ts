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
