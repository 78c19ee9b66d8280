/** An utterance as a browser is given it. */
export class FakeUtterance {
  readonly text: string;
  lang = "";
  voice: SpeechSynthesisVoice | null = null;
  onstart: (() => void) | null = null;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(text: string) {
    this.text = text;
  }
}

/** A browser's voice that says nothing aloud: a test goes from one utterance to the next. */
export class FakeSpeech extends EventTarget {
  readonly spoken: FakeUtterance[] = [];
  queue: FakeUtterance[] = [];
  voices: Partial<SpeechSynthesisVoice>[] = [];
  cancelled = 0;

  speak(utterance: FakeUtterance): void {
    this.spoken.push(utterance);
    this.queue.push(utterance);
  }

  cancel(): void {
    this.cancelled++;
    const { queue } = this;
    this.queue = [];
    for (const { onerror } of queue) onerror?.();
  }

  getVoices(): Partial<SpeechSynthesisVoice>[] {
    return this.voices;
  }

  /** Begins the utterance whose turn it is. */
  begin(): void {
    this.queue[0]?.onstart?.();
  }

  /** Ends it. */
  end(): void {
    this.queue.shift()?.onend?.();
  }

  get asSynthesis(): SpeechSynthesis {
    return this as unknown as SpeechSynthesis;
  }
}
