import type { GameTile } from '@marquee/contract/entities';
import { type Envelope, succeeded } from '@marquee/contract/envelope';
import { useApi, useLanguage, useSession } from '@marquee/sdk';
import { useCallback, useEffect, useState } from 'react';

/** Where a launch stands. `refused` keeps the status message, which says what the player can do. */
export type Launch =
  | { state: 'waiting' }
  | { state: 'running'; url: string; startedAt: string }
  | { state: 'refused'; statusMessage: string };

/** Asks for a URL to play at. A visitor plays only in demo; a demo may ask for the player's age first (decisions §7). */
export function useLaunch(game: GameTile, mode: 'real' | 'demo') {
  const api = useApi();
  const { isAuthenticated } = useSession();
  const { language } = useLanguage();
  const [launch, setLaunch] = useState<Launch>({ state: 'waiting' });
  const { provider_code, game_code } = game;

  const start = useCallback(
    async (ageConfirmed: boolean) => {
      setLaunch({ state: 'waiting' });
      const answer: Envelope & { launch_url?: string; started_at?: string } =
        mode === 'real'
          ? await api.call('product/launch', { provider_code, game_code, mode, language })
          : await api.call('product/launch_demo', { provider_code, game_code, language, age_confirmed: ageConfirmed });
      setLaunch(
        succeeded(answer) && answer.launch_url
          ? { state: 'running', url: answer.launch_url, startedAt: answer.started_at ?? new Date().toISOString() }
          : { state: 'refused', statusMessage: answer.statusMessage },
      );
    },
    [api, mode, provider_code, game_code, language],
  );

  // A game that runs is not launched anew when the language changes: it would lose its round.
  const mayStart = mode === 'demo' || isAuthenticated;
  const [started, setStarted] = useState(false);
  useEffect(() => {
    if (!mayStart || started) return;
    setStarted(true);
    void start(isAuthenticated);
  }, [mayStart, started, start, isAuthenticated]);

  return { launch, start, mayStart };
}
