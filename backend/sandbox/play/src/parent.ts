/** Events that the game emits to the page that opened it (see README.md). Amounts in minor units of `currency`. */
export type GameEvent =
  | { type: 'ready'; engine: string; mode: 'real' | 'demo'; currency: string }
  | { type: 'round-start'; round: number; stake: number }
  | { type: 'round-end'; round: number; stake: number; payout: number; balance: number }
  | { type: 'balance'; balance: number }
  | { type: 'error'; code: string };

/**
 * The page of the game: around its frame, or behind the window that it has of its own. Null when the game was opened by
 * its address.
 */
function page(): Window | null {
  return window.parent === window ? (window.opener as Window | null) : window.parent;
}

/** Emits an event to the page. The game cannot know the page's origin, and nothing in an event is secret. */
export function emit(event: GameEvent): void {
  page()?.postMessage({ source: 'marquee-game', ...event }, '*');
}

/** Calls `handler` when the page asks for the balance to be read again (after a deposit, say). */
export function onRefresh(handler: () => void): void {
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const data = event.data as { source?: string; type?: string } | null;
    if (event.source === page() && data?.source === 'marquee-site' && data.type === 'refresh-balance') handler();
  });
}
