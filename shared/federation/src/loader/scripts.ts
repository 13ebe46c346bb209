import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

interface EntryScript {
  integrity: string;
  loaded: boolean;
  element?: HTMLScriptElement;
}

/** Makes the script tags of remote entries: with integrity, the page's nonce and a time budget; and knows which have arrived. */
export class EntryScripts {
  private readonly known = new Map<string, EntryScript>();

  constructor(
    private readonly budget: number,
    private readonly nonce: string | undefined,
  ) {}

  expect(url: string, integrity: string): void {
    this.known.set(url, { integrity, loaded: false });
  }

  /** Whether the file arrived and was run. What it then declared is another question. */
  hasLoaded(url: string): boolean {
    return this.known.get(url)?.loaded ?? false;
  }

  /** Gives up a request: the element goes, and whoever waits for it hears an error. */
  abort(url: string): void {
    const script = this.known.get(url);
    if (!script?.element || script.loaded) return;
    script.element.dispatchEvent(new Event('error'));
    script.element.remove();
  }

  readonly plugin: ModuleFederationRuntimePlugin = {
    name: 'marquee-scripts',
    createScript: ({ url }) => {
      const expected = this.known.get(url);
      if (!expected) return undefined;
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = expected.integrity;
      if (this.nonce) script.nonce = this.nonce;
      script.addEventListener('load', () => {
        expected.loaded = true;
      });
      expected.element = script;
      return { script, timeout: this.budget };
    },
  };
}
