import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { root } from './folders';
import { hydrated } from './hydrated';

/** A text of the host's `ui` bundle in a language, or of another of its bundles. */
export function uiText(tag: string, key: string, bundle = 'ui'): string {
  const file = join(root, 'shared/i18n/src/bundles', tag, `${bundle}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[key] ?? '';
}

/** A remote's texts in a language, by key. */
export function remoteText(remote: string, tag: string): (key: string) => string {
  const file = join(root, 'remotes', remote, 'src/locales', `${tag}.json`);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return (key) => texts[key] ?? key;
}

/** Paths of requests from now on, without hashes. */
export function requestsOf(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http')) seen.push(pathname.replace(/\.[0-9a-f]{8,}(?=\.)/, ''));
  });
  return seen;
}

/** This many checks in a row must find an idle page without requests: an answer may have just arrived. */
const looks = 3;

/**
 * Watches requests from now on. The returned function waits until the page is idle: hydrated, nothing pending except
 * its live stream, and idle callbacks done.
 */
export function watchNetworkIdle(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let asked = 0;
  page.on('request', (request) => {
    if (!/^http/.test(request.url()) || request.url().endsWith('/api/live')) return;
    asked++;
    underWay.add(request);
  });
  page.on('requestfinished', (request) => void underWay.delete(request));
  page.on('requestfailed', (request) => void underWay.delete(request));
  return async () => {
    await hydrated(page);
    for (let still = 0; still < looks; ) {
      const before = asked;
      // The page's own idle callbacks run first. Frames are asked for: a page that draws none may never be idle.
      await page.evaluate(
        () =>
          new Promise((done) => {
            let isIdle = false;
            const next = () => void (isIdle ? setTimeout(done) : requestAnimationFrame(next));
            requestAnimationFrame(next);
            requestIdleCallback(() => {
              isIdle = true;
            });
          }),
      );
      still = asked === before && underWay.size === 0 ? still + 1 : 0;
    }
  };
}

/** The font subsets among paths: `/fonts/5.3.0/mulish-cyrillic-wght-normal.woff2` → `cyrillic`. */
export function fontCuts(paths: readonly string[]): string[] {
  const cuts = paths.flatMap(
    (path) => /-(latin-ext|latin|vietnamese|cyrillic|devanagari)-[^/]*\.woff2$/.exec(path)?.[1] ?? [],
  );
  return [...new Set(cuts)].sort();
}
