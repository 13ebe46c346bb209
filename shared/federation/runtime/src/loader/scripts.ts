import type { SiteFile } from '../siteRegistry';
import { noContainer } from './containers';
import { afterSilence } from './silence';

/** The URL as stacks report it: absolute. */
export function absolute(url: string): string {
  return new URL(url, globalThis.document?.baseURI ?? 'http://localhost').href;
}

/** Runs the entries of remotes, with integrity and a timeout in milliseconds. */
export class EntryScripts {
  private readonly abandoned = new Map<string, Promise<unknown>>();

  constructor(private readonly budget: number) {}

  /** Resolves if an entry arrives after its timeout; undefined for other entries. */
  lateFor(url: string): Promise<unknown> | undefined {
    return this.abandoned.get(url);
  }

  /** Runs an entry. Rejects if it does not arrive in time, or throws; an entry without a hash is refused. */
  readonly run = async ({ url, integrity }: SiteFile, container: string): Promise<void> => {
    if (!integrity) throw new Error(`${url} has no hash`);
    const script = document.createElement('script');
    Object.assign(script, { src: url, async: true, crossOrigin: 'anonymous', integrity });
    let thrown: string | undefined;
    const noteError = ({ filename, message }: ErrorEvent) => {
      if (filename === absolute(url)) thrown ??= message;
    };
    addEventListener('error', noteError);
    try {
      await new Promise<void>((resolve, reject) => {
        const fail = () => reject(new Error(`${url} did not arrive`));
        const over = afterSilence(this.budget, () => {
          this.abandoned.set(url, new Promise((arrived) => script.addEventListener('load', arrived)));
          fail();
        });
        const settle = (end: () => void) => () => {
          over();
          end();
        };
        script.addEventListener('load', settle(resolve), { once: true });
        script.addEventListener('error', settle(fail), { once: true });
        document.head.append(script);
      });
    } finally {
      removeEventListener('error', noteError);
      script.remove();
    }
    if (thrown !== undefined) throw new Error(`${url} ${noContainer} ${container}: ${thrown}`);
  };
}
