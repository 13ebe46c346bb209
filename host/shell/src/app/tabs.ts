import { forceLogoutKey } from '@marquee/store/storage';

/** Why the player left: they signed out, or their session ended. */
export type Leaving = 'signedOut' | 'ended';

/** The browser's part in leaving: tabs of one site signal each other through local storage (R9.26). */
export interface Tabs {
  /** Signals the other tabs that the player has left. */
  announce: (why: Leaving) => void;
  /** Calls back when another tab has announced it. */
  onAnnounced: (left: (why: Leaving) => void) => void;
  /** Loads the page anew; it then says why, where the player did it. */
  reload: (why: Leaving) => void;
}

const signedOutKey = 'marquee.signed-out';

/** The tabs of a real browser. */
export const browserTabs: Tabs = {
  announce(why) {
    try {
      // biome-ignore lint/plugin: no time, only another text than before
      localStorage.setItem(forceLogoutKey, `${Date.now()} ${why}`);
    } catch {
      // Without storage there are no other tabs to signal.
    }
  },
  onAnnounced: (left) =>
    addEventListener('storage', ({ key, newValue }) => {
      if (key === forceLogoutKey && newValue) left(newValue.endsWith(' signedOut') ? 'signedOut' : 'ended');
    }),
  reload(why) {
    try {
      if (why === 'signedOut') sessionStorage.setItem(signedOutKey, '1');
    } catch {
      // The page then does not say why.
    }
    location.reload();
  },
};

/** Whether this page was loaded anew because the player signed out in another tab; true once. */
export function takeSignedOut(): boolean {
  try {
    const isSignedOut = sessionStorage.getItem(signedOutKey) !== null;
    sessionStorage.removeItem(signedOutKey);
    return isSignedOut;
  } catch {
    return false;
  }
}
