/** One tone as it was asked of Web Audio. */
export interface Heard {
  readonly at: number;
  readonly frequency: number;
  readonly type: string;
  readonly pan: number;
}

/** An AudioContext that plays nothing and remembers what it was to play. It is suspended until it is resumed. */
export class FakeAudio {
  readonly heard: Heard[] = [];
  readonly destination = {};
  readonly #panners: { readonly pan: { readonly value: number } }[] = [];
  currentTime = 0;
  state: "suspended" | "running" | "interrupted" | "closed";

  constructor(state: "suspended" | "running" = "suspended") {
    this.state = state;
  }

  async resume(): Promise<void> {
    this.state = "running";
  }

  async close(): Promise<void> {
    this.state = "closed";
  }

  createOscillator() {
    const { heard } = this;
    const panners = this.#panners;
    const node = {
      type: "",
      frequency: { value: 0 },
      connect: chained,
      start(at: number) {
        heard.push({ at, frequency: node.frequency.value, type: node.type, pan: panners.at(-1)?.pan.value ?? 0 });
      },
      stop() {},
    };
    return node;
  }

  createGain() {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: chained };
  }

  createStereoPanner() {
    const panner = { pan: { value: 0 }, connect: chained };
    this.#panners.push(panner);
    return panner;
  }
}

/** As of a node: what it is connected to. */
function chained<Node>(node: Node): Node {
  return node;
}

export const asContext = (fake: FakeAudio): AudioContext => fake as unknown as AudioContext;
