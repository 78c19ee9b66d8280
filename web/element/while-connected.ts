import type { ReactiveControllerHost } from "lit";

/** Has a target listened to as long as the host stands in a page. */
export function whileConnected(
  host: ReactiveControllerHost,
  target: EventTarget,
  names: readonly string[],
  listener: (event: Event) => void,
): void {
  host.addController({
    hostConnected: () => {
      for (const name of names) target.addEventListener(name, listener);
    },
    hostDisconnected: () => {
      for (const name of names) target.removeEventListener(name, listener);
    },
  });
}
