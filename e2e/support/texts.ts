import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from './folders';

/** A text of the host's `ui` bundle in a language, or of another of its bundles. */
export function uiText(tag: string, key: string, bundle = 'ui'): string {
  const file = join(root, 'shared/i18n/src/bundles', tag, `${bundle}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[key] ?? '';
}

/** The texts of a remote in a language, by key. */
export function remoteText(remote: string, tag: string): (key: string) => string {
  const file = join(root, 'remotes', remote, 'src/locales', `${tag}.json`);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return (key) => texts[key] ?? key;
}

/** Paths of what a page fetches from now on. Hashes are left out of them. */
export function requestsOf(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http')) seen.push(pathname.replace(/\.[0-9a-f]{8,}(?=\.)/, ''));
  });
  return seen;
}

/** How long a page must ask for nothing to be quiet, ms. */
const stillness = 1500;

/** Waits until a page has asked for nothing for a while; its stream of live changes stays open. */
export async function quiet(page: Page): Promise<void> {
  await new Promise<void>((done) => {
    let wait = setTimeout(finish, stillness);
    const again = () => {
      clearTimeout(wait);
      wait = setTimeout(finish, stillness);
    };
    function finish() {
      page.off('request', again);
      page.off('requestfinished', again);
      done();
    }
    page.on('request', again);
    page.on('requestfinished', again);
  });
}

/** The script cuts of fonts among paths: `/fonts/5.3.0/mulish-cyrillic-wght-normal.woff2` → `cyrillic`. */
export function fontCuts(paths: readonly string[]): string[] {
  const cuts = paths.flatMap(
    (path) => /-(latin-ext|latin|vietnamese|cyrillic|devanagari)-[^/]*\.woff2$/.exec(path)?.[1] ?? [],
  );
  return [...new Set(cuts)].sort();
}
