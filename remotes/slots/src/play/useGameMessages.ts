import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** What a game tells the page around it; anything else is not listened to. */
interface GameMessage {
  source: 'marquee-game';
  type: 'ready' | 'round-start' | 'round-end' | 'balance' | 'error';
}

/** Follows the game in its frame: whether a round is open, and each round's end. Only this very frame is believed. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  onRoundEnd: () => void,
): { inRound: boolean } {
  const [inRound, setInRound] = useState(false);
  const ended = useEffectEvent(onRoundEnd);
  useEffect(() => {
    const take = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !isGameMessage(data)) return;
      if (data.type === 'round-start') setInRound(true);
      if (data.type === 'error') setInRound(false);
      if (data.type !== 'round-end') return;
      setInRound(false);
      ended();
    };
    addEventListener('message', take);
    return () => removeEventListener('message', take);
  }, [frame]);
  return { inRound };
}

function isGameMessage(data: unknown): data is GameMessage {
  return typeof data === 'object' && data !== null && (data as GameMessage).source === 'marquee-game';
}
