// What React's JSX has to know of the element: compiled, never run.
import type { PerceptronPlayground, PlaygroundState } from "perceptron-playground";
import { useRef, useState } from "react";

export function Course({ lesson }: { readonly lesson?: string }) {
  const [visit, setVisit] = useState(0);
  const [state, setState] = useState<PlaygroundState>();
  const playground = useRef<PerceptronPlayground>(null);
  return (
    <section>
      <button type="button" onClick={() => playground.current?.play()}>
        Play
      </button>
      <p>{`${visit} of ${state?.maxEpochs}`}</p>
      <perceptron-playground
        ref={playground}
        className="wide"
        style={{ width: 640 }}
        data="xor"
        lesson={lesson}
        visit={12}
        speed="max"
        keys="page"
        embed
        live={false}
        state={{ v: 1 }}
        onpp-step={({ detail }) => setVisit(detail.visit)}
        onpp-state={({ detail }) => setState(detail)}
      >
        <p>It needs JavaScript.</p>
      </perceptron-playground>
      {/* @ts-expect-error: a name is no truth. */}
      <perceptron-playground data />
      {/* @ts-expect-error: there is no such attribute. */}
      <perceptron-playground dota="xor" />
      {/* @ts-expect-error: its events carry what they carry. */}
      <perceptron-playground onpp-step={({ detail }) => setVisit(detail.steps)} />
    </section>
  );
}
