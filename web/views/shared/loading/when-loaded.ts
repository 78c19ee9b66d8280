import { html, type ReactiveElement, type TemplateResult } from "lit";
import { type ChildPart, Directive, type DirectiveResult, directive } from "lit/directive.js";
import { isGone, type Lazy, loadFailed } from "../../../engine/lazy.js";
import type { Words } from "../../../state/document/notation/words.js";
import { loading } from "../../../words/en/loading.js";
import { loadFor } from "./loads.js";
import { adopt, type Styled } from "./styles.js";

/**
 * What a capability shows once it is there. Until then a quiet line stands in its place, and when it could not be loaded,
 * a way to try again. To render this is to want it: it loads once that line has been painted, and the place is kept up to
 * date. Its styles come with it.
 * @param meanwhile What stands in its place instead of that line.
 */
export function whenLoaded<Module extends object>(
  capability: Lazy<Module>,
  words: Words,
  show: (module: Module) => unknown,
  meanwhile?: unknown,
): DirectiveResult {
  return place(capability as Lazy<Styled>, (root) => {
    const { module } = capability;
    if (module === null)
      return (capability.error === null && !capability.slow && meanwhile) || loadingLine(capability, words);
    // In the same task as it is drawn: before that nothing of it stands on the page, after that it would stand unstyled.
    if (root) adopt(root, (module as Styled).styles ?? []);
    return show(module);
  });
}

/** What stands in the place of a capability that is not there. */
export function loadingLine(
  { state, error, slow }: Pick<Lazy<unknown>, "state" | "error" | "slow">,
  words: Words,
): TemplateResult {
  const say = words.room(loading);
  if (slow) return html`<p class="pp-hint" role="status">${say.slow} ${tryAgain(words)}</p>`;
  if (error === null) return html`<p class="pp-hint" role="status">${say.loading}</p>`;
  const trying = state === "loading";
  const said = trying ? say.loading : say.failed;
  if (!trying && isGone(error)) {
    return html`
      <p class="pp-error" role="alert">
        ${said} ${say.updated}
        <button type="button" class="pp-button" @click=${() => location.reload()}>${say.reload}</button>
      </p>
    `;
  }
  // The button stays through an attempt, and so does the focus on it.
  return html`
    <p class="pp-error" role="alert">
      ${said}
      ${tryAgain(words, trying)}
    </p>
  `;
}

/** @param act What is tried again beside what could not be loaded, or is slow. */
export function tryAgain(words: Words, trying = false, act?: () => void): TemplateResult {
  const press = (): void => {
    loadFailed();
    act?.();
  };
  return html`<button type="button" class="pp-button" aria-disabled=${trying} @click=${press}>${words.room(loading).tryAgain}</button>`;
}

class LazyDirective extends Directive {
  #host: ReactiveElement | null = null;

  override update(part: ChildPart, [capability, content]: Parameters<this["render"]>): unknown {
    this.#host = (part.options?.host as ReactiveElement | undefined) ?? null;
    return this.render(capability, content);
  }

  render(capability: Lazy<Styled>, content: (root: Node | null) => unknown): unknown {
    // What the host draws into, or stands in: at the first update the part itself stands nowhere yet.
    const root = this.#host && (this.#host.shadowRoot ?? this.#host.getRootNode());
    if (capability.module === null && this.#host) drawAgain(this.#host, capability);
    if (capability.state === "unloaded") void loadFor(root, capability);
    return content(root);
  }
}

const place = directive(LazyDirective);

/** What each host waits for. */
const awaited = new WeakMap<ReactiveElement, Set<Lazy<unknown>>>();

/** Has the host draw itself again whenever it stands otherwise with a capability, until that is there. */
function drawAgain(host: ReactiveElement, capability: Lazy<unknown>): void {
  const waiting = awaited.get(host) ?? new Set();
  awaited.set(host, waiting);
  if (waiting.has(capability)) return;
  waiting.add(capability);
  const unfollow = capability.subscribe(() => {
    host.requestUpdate();
    if (capability.module === null) return;
    waiting.delete(capability);
    unfollow();
  });
}
