/** Events that the game emits to the page that opened it (see README.md). Amounts in minor units of `currency`. */
export type GameEvent =
  | { type: 'ready'; engine: string; mode: 'real' | 'demo'; currency: string }
  | { type: 'round-start'; round: number; stake: number }
  | { type: 'round-end'; round: number; stake: number; payout: number; balance: number }
  | { type: 'balance'; balance: number }
  | { type: 'error'; code: string };

/** The page that opened the game: the frame's parent, or the window's opener. Null if the game was opened directly. */
function page(): Window | null {
  return window.parent === window ? (window.opener as Window | null) : window.parent;
}

/** Emits an event to the page. The game cannot know the page's origin, and events contain no secrets. */
export function emit(event: GameEvent): void {
  page()?.postMessage({ source: 'marquee-game', ...event }, '*');
}

/** Calls `handler` when the page asks to reload the balance (e.g. after a deposit). */
export function onRefresh(handler: () => void): void {
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const data = event.data as { source?: string; type?: string } | null;
    if (event.source === page() && data?.source === 'marquee-site' && data.type === 'refresh-balance') handler();
  });
}
