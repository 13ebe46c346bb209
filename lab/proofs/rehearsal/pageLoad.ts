import { setTimeout } from 'node:timers/promises';
import { Client, type Front } from './client';
import type { Tally } from './tally';

const paths = ['/', '/slots', '/sports', '/crash', '/promotions'];

/** Files referenced by a page: scripts, styles, fonts and preloads. */
const filesOf = (html: string) => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/(?:static|releases|fonts)\/[^"?]+)"/g)].map(([, path = '']) => path)),
];

/** Pages per visitor, after which the browser's cache is emptied. */
const pagesOfVisitor = 8;

/** Visitors who open pages one after another, with the files that are not in their cache. */
export function pageLoad(front: Front, tally: Tally, visitors: number) {
  let stopped = false;

  async function get(client: Client, kind: 'pages' | 'files', path: string): Promise<string> {
    const [phase, from] = [tally.now, Date.now()];
    const outcome = await client.send('GET', path, { 'accept-language': 'en' }).then(
      ({ status, text }) => ({ text, failure: status === 200 ? undefined : `${status}` }),
      (error: Error) => ({ text: '', failure: error.message }),
    );
    const isWhole = kind === 'files' || /<div id="root"[\s\S]*<\/html>/.test(outcome.text);
    phase.note(kind, from, outcome.failure ?? (isWhole ? undefined : 'not a page'));
    return outcome.failure ? '' : outcome.text;
  }

  async function visit(): Promise<void> {
    while (!stopped) {
      const client = new Client(front);
      const kept = new Set<string>();
      for (let at = 0; at < pagesOfVisitor && !stopped; at++) {
        const html = await get(client, 'pages', paths[Math.floor(Math.random() * paths.length)] ?? '/');
        const wanted = filesOf(html).filter((path) => !kept.has(path));
        const fetched = await Promise.all(
          wanted.map(async (path) => (await get(client, 'files', path)) !== '' && path),
        );
        for (const path of fetched) if (path) kept.add(path);
        await setTimeout(200 + Math.random() * 200);
      }
      client.close();
    }
  }

  const visits = Array.from({ length: visitors }, visit);
  return {
    async stop() {
      stopped = true;
      await Promise.all(visits);
    },
  };
}

/** Open pages with their files, which they may request later. */
export async function openPages(front: Front) {
  const client = new Client(front);
  const files = new Set<string>();
  for (const path of paths) for (const file of filesOf((await client.send('GET', path)).text)) files.add(file);
  return {
    count: files.size,
    /** Files that are gone. Each is requested twice, to reach both edges. */
    async missing(): Promise<string[]> {
      const gone: string[] = [];
      for (const file of files) {
        for (let turn = 0; turn < 2; turn++) {
          const { status } = await client.send('GET', file);
          if (status !== 200 && !gone.includes(file)) gone.push(file);
        }
      }
      return gone;
    },
    close: () => client.close(),
  };
}
