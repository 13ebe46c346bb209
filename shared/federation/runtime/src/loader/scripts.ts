import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { afterSilence } from './silence';

/** The URL as the runtime and stacks report it: absolute. */
export function absolute(url: string): string {
  return new URL(url, globalThis.document?.baseURI ?? 'http://localhost').href;
}

/** Aborts a request: removes the element and sends an error event. */
function abandon(script: HTMLScriptElement): void {
  script.dispatchEvent(new Event('error'));
  script.remove();
}

/**
 * Creates the script tags of remote entries, with integrity and a timeout in milliseconds. Entries without a known hash
 * are refused.
 */
export class EntryScripts {
  private readonly hashes = new Map<string, string>();
  private readonly abandoned = new Map<string, Promise<unknown>>();

  constructor(private readonly budget: number) {}

  expect(url: string, integrity: string): void {
    this.hashes.set(absolute(url), integrity);
  }

  /** Resolves if an entry arrives after its timeout; undefined for other entries. */
  lateFor(url: string): Promise<unknown> | undefined {
    return this.abandoned.get(absolute(url));
  }

  readonly plugin: ModuleFederationRuntimePlugin = {
    name: 'marquee-scripts',
    createScript: ({ url }) => {
      const integrity = this.hashes.get(absolute(url));
      if (!integrity) throw new Error(`${url} has no hash`);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      const over = afterSilence(this.budget, () => {
        this.abandoned.set(absolute(url), new Promise((arrived) => script.addEventListener('load', arrived)));
        abandon(script);
      });
      script.addEventListener('load', over, { once: true });
      script.addEventListener('error', over, { once: true });
      return script;
    },
  };
}
