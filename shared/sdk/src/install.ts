import { useSyncExternalStore } from 'react';

/** Chromium's event: the site can be installed, and asks when `prompt` is called. Not in the DOM types. */
interface InstallEvent extends Event {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/**
 * `installed` it runs as an app now · `offered` the browser will ask on request · `manual` only by the browser's own
 * menu.
 */
type InstallState = 'installed' | 'offered' | 'manual';

/** Installing the site as an app. */
export interface Install {
  state: InstallState;
  /** Lets the browser ask. Does nothing where it offers no such thing. */
  ask: () => Promise<void>;
}

let offer: InstallEvent | null = null;
let accepted = false;
const listeners = new Set<() => void>();
const emit = () => {
  for (const listener of listeners) listener();
};

// The event comes once, long before a page about it is open; it is kept, and the browser's own banner stays away.
globalThis.addEventListener?.('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer = event as InstallEvent;
  emit();
});
globalThis.addEventListener?.('appinstalled', () => {
  offer = null;
  accepted = true;
  emit();
});

function stateNow(): InstallState {
  if (accepted || matchMedia('(display-mode: standalone)').matches) return 'installed';
  return offer ? 'offered' : 'manual';
}

async function ask(): Promise<void> {
  const asked = offer;
  if (!asked) return;
  await asked.prompt();
  await asked.userChoice;
  // it can be used once; the browser sends another when the player may be asked again
  offer = null;
  emit();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether and how the site can be installed as an app on this device. */
export function useInstall(): Install {
  return { state: useSyncExternalStore(subscribe, stateNow, () => 'manual'), ask };
}
