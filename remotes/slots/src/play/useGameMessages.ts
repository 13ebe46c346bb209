import { useEffect, useEffectEvent, useState } from 'react';

/** A message that a game posts to the page around it; all others are ignored. */
interface GameMessage {
  source: 'marquee-game';
  type: 'ready' | 'round-start' | 'round-end' | 'balance' | 'error';
  code?: string;
}

/** Refusals after which the game needs a new address: its permission to play has run out. */
const ended = new Set(['launchExpired', 'playExpired']);

/** What the page does when the game's messages ask for it. */
export interface GameListener {
  onRoundEnd: () => void;
  /** The game's permission has run out: launch it anew. */
  onExpired: () => void;
}

/**
 * Follows a game in its frame or window: whether a round is open, and each round's end. Only this very window is
 * believed.
 */
export function useGameMessages(
  gameOf: () => MessageEventSource | null | undefined,
  listener: GameListener,
): { inRound: boolean } {
  const [inRound, setInRound] = useState(false);
  const roundEnded = useEffectEvent(listener.onRoundEnd);
  const expired = useEffectEvent(listener.onExpired);
  const isGame = useEffectEvent((source: MessageEventSource | null) => source !== null && source === gameOf());
  useEffect(() => {
    const take = ({ source, data }: MessageEvent<unknown>) => {
      if (!isGame(source) || !isGameMessage(data)) return;
      if (data.type === 'round-start') setInRound(true);
      if (data.type === 'error' || data.type === 'round-end') setInRound(false);
      if (data.type === 'round-end') roundEnded();
      if (data.type === 'error' && ended.has(data.code ?? '')) expired();
    };
    addEventListener('message', take);
    return () => removeEventListener('message', take);
  }, []);
  return { inRound };
}

function isGameMessage(data: unknown): data is GameMessage {
  return typeof data === 'object' && data !== null && (data as GameMessage).source === 'marquee-game';
}
