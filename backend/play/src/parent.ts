/** What the game tells the page around it (see README.md). Amounts in minor units of `currency`. */
export type GameNews =
  | { type: 'ready'; engine: string; mode: 'real' | 'demo'; currency: string }
  | { type: 'round-start'; round: number; stake: number }
  | { type: 'round-end'; round: number; stake: number; payout: number; balance: number }
  | { type: 'balance'; balance: number }
  | { type: 'error'; code: string };

/** Tells the parent page. The frame cannot know the parent's origin, and nothing secret is said. */
export function tell(news: GameNews): void {
  if (window.parent !== window) window.parent.postMessage({ source: 'marquee-game', ...news }, '*');
}

/** Calls `handler` when the parent asks for the balance to be read again (after a deposit, say). */
export function onRefresh(handler: () => void): void {
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const data = event.data as { source?: string; type?: string } | null;
    if (event.source === window.parent && data?.source === 'marquee-site' && data.type === 'refresh-balance') handler();
  });
}
