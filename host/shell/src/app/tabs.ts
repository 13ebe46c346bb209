import { forceLogoutKey } from '@marquee/store/storage';

/** Why the player is signed out: by choice, or because the session ended. */
export type Leaving = 'signedOut' | 'ended';

/** Browser functions for signing out: tabs of one site signal each other through local storage (R9.26). */
export interface Tabs {
  /** Tells other tabs that the player was signed out. */
  announce: (why: Leaving) => void;
  /** Called when another tab has announced it. */
  onAnnounced: (left: (why: Leaving) => void) => void;
  /** Reloads the page, which then shows the reason if the player chose to sign out. */
  reload: (why: Leaving) => void;
}

const signedOutKey = 'marquee.signed-out';

/** The implementation for a real browser. */
export const browserTabs: Tabs = {
  announce(why) {
    try {
      // biome-ignore lint/plugin: no time, only another text than before
      localStorage.setItem(forceLogoutKey, `${Date.now()} ${why}`);
    } catch {
      // Without storage, other tabs cannot be signalled.
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
      // Then the page does not show the reason.
    }
    location.reload();
  },
};

/** Whether this page was reloaded because the player signed out in another tab; true once. */
export function takeSignedOut(): boolean {
  try {
    const isSignedOut = sessionStorage.getItem(signedOutKey) !== null;
    sessionStorage.removeItem(signedOutKey);
    return isSignedOut;
  } catch {
    return false;
  }
}
