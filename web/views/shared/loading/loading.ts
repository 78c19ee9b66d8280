import {
  html,
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type ReactiveElement,
  type TemplateResult,
} from "lit";
import { type ChildPart, Directive, type DirectiveResult, directive } from "lit/directive.js";
import { isGone, type Lazy, loadFailed } from "../../../engine/lazy.js";
import type { Words } from "../../../state/document/notation/words.js";
import { afterPaint } from "../../../ui/page/after-paint.js";
import { loading } from "../../../words/generated/en/loading.js";
import { adopt, type Styled } from "./styles.js";

/** What is on its way for each playground on the page, by its root. */
const loads = new WeakMap<Node, Set<Promise<unknown>>>();

/** Loads what is shown in a root, once the picture in which it is missing has been painted: that one comes first. It resolves either way. */
export function loadFor(root: Node | null, capability: Lazy<unknown>): Promise<void> {
  const load = afterPaint()
    .then(capability.load)
    // It is said where it was wanted.
    .catch(() => {});
  const under = loadsOf(root ?? document);
  under.add(load);
  return load.then(() => void under.delete(load));
}

/** Resolves once all that is shown in a root has loaded, or failed where everybody sees it; with whether anything was to. */
export async function settled(root: Node): Promise<boolean> {
  const under = loadsOf(root);
  let waited = false;
  while (under.size > 0) {
    waited = true;
    await Promise.all(under);
    // What has come shows itself, and then what is in view of it may load in its turn.
    for (let frame = 0; frame < 2; frame++) await afterPaint();
  }
  return waited;
}

function loadsOf(root: Node): Set<Promise<unknown>> {
  const under = loads.get(root) ?? new Set();
  loads.set(root, under);
  return under;
}

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
        ${said}${words.gap}${say.updated}
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

/** Lazy code that a view uses without showing a placeholder for it. The view updates when it has loaded or failed. */
export class LazyController<Module> implements ReactiveController {
  readonly #host: ReactiveControllerHost & Node;
  readonly #capability: Lazy<Module>;
  #unsubscribe = (): void => {};

  constructor(host: ReactiveControllerHost & Node, capability: Lazy<Module>) {
    this.#host = host;
    this.#capability = capability;
    host.addController(this);
  }

  /** Null until it has loaded. */
  get module(): Module | null {
    return this.#capability.module;
  }

  /** Loads it after the next paint, unless that has been tried. */
  load(): void {
    if (this.#capability.state === "unloaded") void loadFor(this.#host.getRootNode(), this.#capability);
  }

  /** A message that it could not be loaded, or takes long, with a button to try again. */
  failure(words: Words): TemplateResult | typeof nothing {
    const { error, slow } = this.#capability;
    return error === null && !slow ? nothing : loadingLine(this.#capability, words);
  }

  hostConnected(): void {
    this.#unsubscribe = this.#capability.subscribe(() => this.#host.requestUpdate());
  }

  hostDisconnected(): void {
    this.#unsubscribe();
  }
}
