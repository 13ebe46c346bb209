import { useSyncExternalStore } from 'react';

/** Chromium's event for installable sites; `prompt` shows the browser's dialog. Missing in the DOM types. */
interface InstallEvent extends Event {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** `installed`: runs as an app · `offered`: the browser can ask · `manual`: only by the browser's menu. */
type InstallState = 'installed' | 'offered' | 'manual';

/** Installation of the site as an app. */
export interface Install {
  state: InstallState;
  /** Shows the browser's dialog, if it offers one. */
  ask: () => Promise<void>;
}

let offer: InstallEvent | null = null;
let accepted = false;
const listeners = new Set<() => void>();
const emit = () => {
  for (const listener of listeners) listener();
};

// The event fires once, early; it is kept, and the browser's own banner suppressed.
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
  // it can be used once; the browser sends another if the player may be asked again
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
