import { setTimeout } from 'node:timers/promises';
import { liveDomain } from '@marquee/backend/testing/processes/liveSites';
import { backOff } from '@marquee/kernel/work/backOff';
import type { Caller } from '../backendProcess';
import { Client, type Front } from './client';
import type { Tally } from './tally';

/** Pages with a live stream, visitors' or players', which reconnect when it ends. */
export function streamLoad(tally: Tally, pages: readonly { front: Front; caller: Caller }[]) {
  let stopped = false;
  /** When a player's stream last had an event of theirs, ms since 1970. */
  let receivedAt = 0;
  const clients = pages.map(({ front }) => new Client(front));

  async function read(client: Client, { browser }: Front, carry: Caller): Promise<boolean> {
    const [phase, from] = [tally.now, Date.now()];
    const body = JSON.stringify({ domain_name: liveDomain, ...carry });
    const headers = { 'content-type': 'application/json', cookie: browser.header(carry.auth) };
    let isOpen = false;
    try {
      const answer = await client.open('POST', '/api/live', headers, body);
      isOpen = answer.statusCode === 200;
      phase.note('streams', from, isOpen ? undefined : `${answer.statusCode}`);
      for await (const part of answer) {
        if (isOpen) tally.now.received('streams');
        if (/^event: (balance|wallet)$/m.test(String(part))) receivedAt = Date.now();
      }
    } catch (error) {
      if (!stopped)
        tally.now.note('streams', isOpen ? Date.now() : from, isOpen ? 'cut off' : (error as Error).message);
    }
    return isOpen;
  }

  const reading = pages.map(async ({ front, caller }, index) => {
    for (let tries = 0; !stopped; tries++) {
      if (await read(clients[index] as Client, front, caller)) tries = 0;
      // As in shared/store/src/live.ts.
      if (!stopped) await setTimeout(backOff(tries, 1000, 5000));
    }
  });
  return {
    /** Whether a player gets live events again within half a minute. */
    async receives(): Promise<boolean> {
      const from = Date.now();
      while (receivedAt < from && Date.now() - from < 30_000) await setTimeout(200);
      return receivedAt >= from;
    },
    async stop() {
      stopped = true;
      for (const client of clients) client.close();
      await Promise.all(reading);
    },
  };
}
