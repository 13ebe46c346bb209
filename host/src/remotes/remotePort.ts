import type { Language } from '@marquee/contract/languages';
import type { Bundle } from '@marquee/i18n/text';
import type { ComponentType } from 'react';

/** A page or section of a remote, as the host renders it. Pages get their route; sections get nothing. */
export type RemoteComponent = ComponentType<{ route?: { path: string; category?: string | undefined } }>;

/**
 * How the host reaches remotes. Two implementations: federation, and the single build of the same source. `load` keeps what it
 * has loaded, so that a second call answers the same promise.
 */
export interface RemotePort {
  /** The named export of a module; rejects when neither the live nor the last good version can be had. */
  load(remote: string, module: string): Promise<RemoteComponent>;
  /** Fetches without running anything, because the player is about to need it. */
  preload(remote: string, module: string): void;
  /** A remote's texts. */
  bundle(language: Language, remote: string): Promise<Bundle>;
  /** Takes a failure of a component that was loaded; gives whether another version is worth a try. */
  failedToRender(remote: string, module: string, error: unknown): boolean;
  /** Forgets a failed load, so that the next one tries again. */
  retry(remote: string): void;
  /** Nothing may be swapped while busy. */
  setBusy(busy: boolean): void;
}
