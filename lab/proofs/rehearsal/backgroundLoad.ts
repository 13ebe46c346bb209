import { setTimeout } from 'node:timers/promises';
import { otherDomain } from '@marquee/backend/testing/processes/liveSites';
import { Client, type Front } from './client';
import type { Tally } from './tally';

/** Interval of each request, ms, and requests per address: a network may request 300 pages a minute. */
const [every, ofOne] = [200, 50];

/** Prefetched pages: one that may be cached, and one that is refused. */
const ahead = [
  { path: '/slots', statuses: [200, 403] },
  { path: '/account', statuses: [403] },
] as const;

/**
 * Background load that must not disturb others: five times a second a visit to the operator's other site, which is in
 * maintenance and answers 503, and a prefetched page. Any other answer counts as a failed page.
 */
export function backgroundLoad(front: Front, tally: Tally) {
  let stopped = false;

  async function ask(
    client: Client,
    path: string,
    statuses: readonly number[],
    headers: Record<string, string>,
  ): Promise<void> {
    const [phase, from] = [tally.now, Date.now()];
    const what = headers.host ? 'closed site' : 'prefetch';
    const failure = await client.send('GET', path, headers).then(
      ({ status }) => (statuses.includes(status) ? undefined : `${what} ${status}`),
      (error: Error) => `${what} ${error.message}`,
    );
    phase.note('pages', from, failure);
  }

  const going = (async () => {
    const asking = new Set<Promise<void>>();
    let client = new Client(front);
    for (let times = 0; !stopped; times++) {
      if (times % ofOne === ofOne - 1) {
        await Promise.all(asking);
        client.close();
        client = new Client(front);
      }
      const { path, statuses } = ahead[times % ahead.length] ?? ahead[0];
      for (const asked of [
        ask(client, '/', [503], { host: otherDomain }),
        ask(client, path, statuses, { 'sec-purpose': 'prefetch' }),
      ]) {
        asking.add(asked);
        asked.finally(() => asking.delete(asked));
      }
      await setTimeout(every);
    }
    await Promise.all(asking);
    client.close();
  })();
  return {
    async stop() {
      stopped = true;
      await going;
    },
  };
}
