import type { KeyboardEvent } from 'react';

/** Moves the focus between the messages of a list: up, down, first, last. */
export function onListKey(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-message]')];
  const at = lines.indexOf(event.target as HTMLElement);
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: lines.length - 1 }[event.key];
  if (to === undefined || !lines[to]) return;
  event.preventDefault();
  lines[to].focus();
}
