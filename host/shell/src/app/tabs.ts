import { forceLogoutKey, sessionKey } from '@marquee/store/storage';

/** Why the player is signed out: by choice, or because the session ended. */
export type Leaving = 'signedOut' | 'ended';

/** What another tab did that this page was reloaded for. */
export type ReloadedFor = 'signedOut' | 'replaced';

/** Browser functions for signing out: tabs of one site signal each other through local storage (R9.26). */
export interface Tabs {
  /** Tells other tabs that the player was signed out. */
  announce: (why: Leaving) => void;
  /** Called when another tab has announced it. */
  onAnnounced: (left: (why: Leaving) => void) => void;
  /** Called when another tab may have signed somebody in: it has written, or this one is seen again. */
  onSession: (changed: () => void) => void;
  /** Reloads the page, which then shows the reason if the player chose to sign out, or signed in as somebody else. */
  reload: (why: Leaving | ReloadedFor) => void;
}

const reloadedKey = 'marquee.reloaded-for';

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
  onSession(changed) {
    addEventListener('storage', ({ key }) => key === sessionKey && changed());
    // Storage in cookies has no event, and a page that was put aside hears none.
    for (const name of ['pageshow', 'focus']) addEventListener(name, changed);
  },
  reload(why) {
    try {
      if (why !== 'ended') sessionStorage.setItem(reloadedKey, why);
    } catch {
      // Then the page does not show the reason.
    }
    location.reload();
  },
};

/** What another tab did that this page was reloaded for, if anything; told once. */
export function takeReloadedFor(): ReloadedFor | undefined {
  try {
    const why = sessionStorage.getItem(reloadedKey);
    sessionStorage.removeItem(reloadedKey);
    return why === 'signedOut' || why === 'replaced' ? why : undefined;
  } catch {
    return undefined;
  }
}
