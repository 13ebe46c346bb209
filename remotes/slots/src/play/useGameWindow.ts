import { openGameWindow, takeGameWindow } from '@marquee/sdk';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Polling interval for whether the window is still open, for which browsers have no event. */
const lookMilliseconds = 500;

/** `shut`: blocked by the browser; `closed`: by the player. */
type WindowState = 'none' | 'open' | 'shut' | 'closed';

/** A game's window, as its page sees it. */
export interface GameWindow {
  state: WindowState;
  window: Window | null;
  /** Opens a window, within a click handler. */
  open: () => boolean;
  toFront: () => void;
  close: () => void;
  /** Closes it because the game may not start. */
  dismiss: () => void;
}

/**
 * The separate window of a popup provider's game (R3): opened by the click on its tile, or by `open`. It is closed when
 * the player leaves the game's page, which shows session time, result and reality check.
 */
export function useGameWindow(isUsed: boolean, waitingText: string): GameWindow {
  const mine = useRef<Window | null>(null);
  const [{ state, window: shown }, setShown] = useState<Pick<GameWindow, 'state' | 'window'>>({
    state: 'none',
    window: null,
  });

  const look = useEffectEvent(() => {
    const opened = takeGameWindow();
    if (opened) adopt(opened, waitingText);
    else if (mine.current?.closed) close('closed');
  });
  const adopt = useCallback((opened: Window, text: string) => {
    mine.current?.close();
    mine.current = opened;
    opened.document.title = text;
    opened.document.body.textContent = text;
    setShown({ state: 'open', window: opened });
  }, []);
  const close = useCallback((next: WindowState) => {
    mine.current?.close();
    mine.current = null;
    setShown({ state: next, window: null });
  }, []);

  useEffect(() => {
    if (!isUsed) return;
    look();
    const timer = setInterval(look, lookMilliseconds);
    const leave = () => mine.current?.close();
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [isUsed]);

  return {
    state,
    window: shown,
    open: () => {
      const opened = openGameWindow();
      if (opened) adopt(takeGameWindow() ?? opened, waitingText);
      else close('shut');
      return opened !== null;
    },
    toFront: () => mine.current?.focus(),
    close: () => close('closed'),
    dismiss: () => close('none'),
  };
}
