import { Agent, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { forgedEdge, opened, send } from './http';
import type { Stage } from './stage';
import { type Attack, Count } from './tally';
import { Visitor } from './visitor';

const live = (visitor: Visitor) => ({
  method: 'POST' as const,
  address: visitor.address,
  headers: { 'content-type': 'application/json', ...visitor.cookieHeader() },
  body: JSON.stringify({ domain_name: 'casino.example', ...visitor.carried }),
});

/** Opens live streams from one address and from many, then a player's. */
export const streams: Attack<Stage> = {
  name: 'streams',
  async run(stage) {
    const count = new Count();
    const victim = await stage.player();
    const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
    const held: IncomingMessage[] = [];
    const open = async (visitor: Visitor) => {
      const answer = await opened(stage.edge, '/api/live', live(visitor), agent).catch(() => undefined);
      const isOpen = answer?.statusCode === 200;
      if (answer && isOpen) held.push(answer);
      else answer?.resume();
      return isOpen;
    };
    const tryMany = async (times: number, addressOf: (at: number) => string) => {
      const taken = (
        await Promise.all(Array.from({ length: times }, (_, at) => open(new Visitor(stage.edge, addressOf(at)))))
      ).filter(Boolean);
      count.note(false, taken.length);
      count.note(true, times - taken.length);
      return taken.length;
    };
    const fromOne = await tryMany(150, () => '192.0.2.60');
    count.mustWork(fromOne > 0, 'no stream was opened at all');
    count.harmIf(fromOne > 100, `one address holds ${fromOne} streams`);
    await tryMany(150, (at) => `198.18.${at % 30}.1`);
    const answer = await open(victim.visitor);
    count.harmIf(!answer, 'a player gets no stream any more');
    for (const stream of held) stream.destroy();
    agent.destroy();
    return count;
  },
};

/** Sends an endless body as fast as it is accepted; returns the bytes accepted, and the answer. */
function pour(port: number, path: string, header: string): Promise<{ sent: number; output: string }> {
  const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let sent = 0;
    let output = '';
    const done = () => resolve({ sent, output });
    socket.on('error', done).on('close', done);
    socket.on('data', (part) => {
      output += part;
      // The answer has arrived: the rest need not be read.
      setTimeout(() => socket.destroy(), 50);
    });
    socket.setTimeout(5_000, () => socket.destroy());
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: casino.example\r\ncontent-type: application/json\r\n${header}\r\n\r\n`,
    );
    const more = () => {
      while (sent < 64 * 2 ** 20 && socket.writable) {
        sent += chunk.length;
        if (!socket.write(header.startsWith('transfer') ? chunk : 'x'.repeat(65_536)))
          return void socket.once('drain', more);
      }
    };
    more();
  });
}

const paths = [
  '/api/auth/login',
  '/api/live',
  '/api/nothing',
  ...['bet', 'win', 'rollback', 'end_round', 'balance', 'session'].map((call) => `/provider/v1/${call}`),
  '/gateway/v1/events',
  '/identity/v1/events',
  '/play/api/open',
  '/third-party/views',
  '/',
];

/** Bodies of hundreds of megabytes, with and without declared length, to everything that accepts one. */
export const bodies: Attack<Stage> = {
  name: 'bodies',
  async run({ edge, backends, partners }) {
    const count = new Count();
    for (const { url } of [edge, ...backends, partners]) {
      const port = Number(new URL(url).port);
      const results = await Promise.all(
        paths.flatMap((path) =>
          ['content-length: 314572800', 'transfer-encoding: chunked'].map(async (header) => ({
            what: `${header} at ${path} of port ${port}`,
            ...(await pour(port, path, header)),
          })),
        ),
      );
      for (const { what, sent, output } of results) {
        const isAccepted = /^HTTP\/1\.1 2/.test(output);
        count.note(!isAccepted);
        count.harmIf(isAccepted, `${what} was taken`);
        count.harmIf(sent > 32 * 2 ** 20, `${what}: ${Math.round(sent / 2 ** 20)} MiB were taken`);
      }
    }
    return count;
  },
};

/** Uncached pages and demos from one address: others must still be served. */
export const pagesAndDemos: Attack<Stage> = {
  name: 'pages and demos',
  async run({ edge, player }) {
    const count = new Count();
    const statuses: number[] = [];
    for (let at = 0; at < 800; at += 50) {
      const asked = Array.from({ length: 50 }, (_, index) => {
        // Every tenth is an existing page with a meaningless query.
        const path = index % 10 ? `/nowhere-${at + index}` : `/?x=${at + index}&game=${at + index}`;
        return send(edge, path, { address: '192.0.2.70' });
      });
      statuses.push(...(await Promise.all(asked)).map(({ status }) => status));
    }
    count.note(true, statuses.filter((status) => status !== 200).length);
    count.note(false, statuses.filter((status) => status === 200).length);
    count.mustWork(statuses.includes(200), `the home page is ${statuses[0]}`);
    count.harmIf(!statuses.includes(429), 'one address has as many pages made as it likes');
    const { status } = await send(edge, '/', { address: '192.0.2.71' });
    count.harmIf(status !== 200, `another visitor's home page is ${status}`);

    const demo = { provider_code: 'JILI', game_code: 'sl001', language: 'EN', age_confirmed: true };
    const visitor = new Visitor(edge, '192.0.2.72');
    const launches = await Promise.all(Array.from({ length: 270 }, () => visitor.call('product/launch_demo', demo)));
    const opened = launches.filter(({ statusCode }) => statusCode === 1).length;
    count.note(false, opened);
    count.note(true, launches.length - opened);
    count.mustWork(opened > 0, `no demo was opened: ${launches[0]?.statusMessage}`);
    count.harmIf(opened === launches.length, 'one address opens as many demos as it likes');
    const own = await player();
    const one = await own.visitor.call('product/launch_demo', demo);
    count.harmIf(one.statusCode !== 1, `another visitor gets no demo: ${one.statusMessage}`);
    return count;
  },
};

/** An attacker who forges addresses, and the edge's identity, at a reachable backend: nobody else is affected. */
export const forgedAddresses: Attack<Stage> = {
  name: 'forged addresses',
  async run({ backends: [, two], edge, player }) {
    const count = new Count();
    const body = (at: number) =>
      JSON.stringify({
        domain_name: 'casino.example',
        account_id: `nobody_${at}`,
        password: 'x',
        request_id: `r${at}`,
      });
    const answers: string[] = [];
    for (let at = 0; at < 120; at++) {
      const forged = {
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${at}`,
        ...(at % 2 ? forgedEdge : {}),
      };
      const { text } = await send(two, '/api/auth/login', { method: 'POST', body: body(at), headers: forged });
      answers.push(text);
    }
    const refused = answers.filter((text) => /tooMany/.test(text)).length;
    count.note(true, refused);
    count.note(false, answers.length - refused);
    count.harmIf(refused < 30, `${answers.length - refused} sign-ins counted for addresses that were made up`);
    const own = await player();
    const again = await new Visitor(edge, own.address).signIn(own.account_id, own.password);
    count.harmIf(again !== 'OK', `a visitor pays for it: ${again}`);
    return count;
  },
};
