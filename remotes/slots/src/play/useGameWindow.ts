import { openGameWindow, takeGameWindow } from '@marquee/sdk';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** How often it is looked whether the window is still there; browsers do not say it. */
const lookMilliseconds = 500;

/** `shut` when the browser kept it from opening, `closed` when the player has closed it. */
type WindowState = 'none' | 'open' | 'shut' | 'closed';

/** A window that a game runs in, as its page sees it. */
export interface GameWindow {
  state: WindowState;
  window: Window | null;
  /** Opens one, in a click. */
  open: () => boolean;
  toFront: () => void;
  close: () => void;
  /** Closes it because the game may not start. */
  dismiss: () => void;
}

/**
 * The window of its own that a game of a popup provider runs in (R3): the one that the click on its tile has opened, or
 * that `open` opens. It is closed when the page of the game is left, because session time, result and reality check are
 * there.
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
