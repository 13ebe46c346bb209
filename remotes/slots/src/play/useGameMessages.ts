import { useEffect, useEffectEvent, useState } from 'react';

/** A message posted by a game; all others are ignored. */
interface GameMessage {
  source: 'marquee-game';
  type: 'ready' | 'round-start' | 'round-end' | 'balance' | 'error';
  code?: string;
}

/** Refusals that mean the game's token has expired and it must be relaunched. */
const ended = new Set(['launchExpired', 'playExpired']);

/** Handlers of a game's messages. */
export interface GameListener {
  onRoundEnd: () => void;
  /** The game's token has expired: relaunch it. */
  onExpired: () => void;
}

/**
 * Follows a game in its frame or window: whether a round is open, and each round's end. Only messages from this window
 * are accepted.
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
