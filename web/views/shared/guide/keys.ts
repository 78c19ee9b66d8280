const turns: Readonly<Record<string, 1 | -1>> = { "]": 1, "[": -1 };

/** What a lecturer's clicker sends. */
const clicks: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 };

/** Whether a key turns to the next step or question, or to the one before; null: neither. In the lecture hall the page keys do too. */
export function pageTurn(event: KeyboardEvent, present: boolean): 1 | -1 | null {
  const { key, ctrlKey, metaKey, defaultPrevented } = event;
  if (defaultPrevented || ctrlKey || metaKey || isWriting(event)) return null;
  return turns[key] ?? (present ? clicks[key] : undefined) ?? null;
}

function isWriting(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches("input, textarea, select, [contenteditable]");
}
