import type { GameTile } from '@marquee/contract/entities';
import { type Envelope, succeeded } from '@marquee/contract/envelope';
import { useApi, useClock, useLanguage, useSession } from '@marquee/sdk';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Where a game runs: in the page's frame, in a window that we opened, or in one that the player opens by a link. */
export type GamePlace = 'frame' | 'link' | Window;

/** The state of a launch. `refused` has the status message, and what staff wrote to the player. */
export type Launch =
  | { state: 'waiting' }
  | { state: 'running'; url: string; startedAt: string; place: GamePlace }
  | { state: 'refused'; statusMessage: string; words: string | undefined };

/**
 * Requests a launch URL, once for each place; null waits for a place. Visitors can only play demos; a demo may ask for
 * the player's age first, or need a player (D7).
 */
export function useLaunch(game: GameTile, mode: 'real' | 'demo', place: GamePlace | null) {
  const api = useApi();
  const clock = useClock();
  const { isAuthenticated } = useSession();
  const { language } = useLanguage();
  const [launch, setLaunch] = useState<Launch>({ state: 'waiting' });
  const confirmed = useRef(false);
  const launches = useRef(0);
  const { provider_code, game_code } = game;

  const start = useCallback(
    async (where: GamePlace) => {
      const asked = ++launches.current;
      setLaunch({ state: 'waiting' });
      const asPlayer = () => api.call('product/launch', { provider_code, game_code, mode, language });
      const asVisitor = () =>
        api.call('product/launch_demo', {
          provider_code,
          game_code,
          language,
          age_confirmed: isAuthenticated || confirmed.current,
        });
      let answer: Envelope & { launch_url?: string; started_at?: string } =
        mode === 'real' ? await asPlayer() : await asVisitor();
      if (answer.statusMessage === 'demoNeedsPlayer' && isAuthenticated) answer = await asPlayer();
      if (asked !== launches.current) return;
      setLaunch(
        succeeded(answer) && answer.launch_url
          ? {
              state: 'running',
              url: answer.launch_url,
              startedAt: answer.started_at ?? new Date(clock.now()).toISOString(),
              place: where,
            }
          : { state: 'refused', statusMessage: answer.statusMessage, words: answer.words },
      );
    },
    [api, clock, mode, provider_code, game_code, language, isAuthenticated],
  );

  // A running game is not relaunched when the language changes: its round would be interrupted.
  const [started, setStarted] = useState<GamePlace | null>(null);
  useEffect(() => {
    if (!place || started === place) return;
    setStarted(place);
    void start(place);
  }, [started, start, place]);

  /** Relaunches in the same place; once confirmed, the age need not be asked again. */
  const again = (ageConfirmed: boolean) => {
    confirmed.current ||= ageConfirmed;
    if (place) void start(place);
  };
  return { launch, again };
}
