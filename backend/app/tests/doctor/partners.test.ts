import { createServer as createPlain, type RequestListener } from 'node:http';
import { createServer as createSecure } from 'node:https';
import { type AddressInfo, createServer as createTcp, type Server } from 'node:net';
import { createServer as createTls } from 'node:tls';
import { signedEndpoint } from '@marquee/protocols/signing/signedServer';
import { afterEach, describe, expect, it } from '@rstest/core';
import * as v from 'valibot';
import { type PartnerReach, partnerFindings } from '../../src/doctor/partnerCheck';
import type { Partner } from '../../src/doctor/partners';
import { selfSigned } from '../../src/testing/certificate';

const day = 86_400_000;
const keys = ['partner-key-of-at-least-32-characters'];
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** The port of a server that listens until the test ends. */
function listening(server: Server): Promise<number> {
  servers.push(server);
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));
}

let requests = 0;
const hello: RequestListener = (_, answer) => {
  requests++;
  answer.end('hello');
};

/** A partner's findings, each as `level found`. */
async function found(partner: Partial<Partner>, reach: PartnerReach = {}): Promise<string[]> {
  const findings = await partnerFindings({ setting: 'ODDS', url: undefined, keys, ...partner }, reach);
  for (const { level, todo } of findings) expect(Boolean(todo) || level === 'ok').toBe(true);
  expect(JSON.stringify(findings)).not.toContain(keys[0]);
  return findings.map(({ level, found: text }) => `${level} ${text}`);
}

describe('the doctor, of a partner with TLS', () => {
  /**
   * A server with a certificate valid from ten days ago until some days from now; the doctor trusts it, and checks it
   * `later`.
   */
  async function secure({ days = 100, later = 0, host = 'localhost', isTrusted = true }) {
    const now = Date.now();
    const { key, cert } = selfSigned({ from: now - 10 * day, until: now + days * day + 3_600_000 });
    const dated: RequestListener = (request, answer) => {
      answer.setHeader('date', new Date(now).toUTCString());
      hello(request, answer);
    };
    const url = `https://${host}:${await listening(createSecure({ key, cert }, dated))}`;
    return found({ url }, { now: () => now + later * day, trusted: isTrusted ? cert : undefined });
  }

  it('reports how long its certificate is valid', async () => {
    const [certificate, answer, clock] = await secure({});
    expect(certificate).toBe('ok certificate is good for 100 days');
    expect(answer).toMatch(/^ok localhost:\d+ answers \(200\)$/);
    expect(clock).toMatch(/^ok its clock (agrees|is 1 s)/);
  });

  it.each([
    [21, 'ok'],
    [20, 'warning'],
    [3, 'warning'],
    [2, 'failed'],
  ])('with %i days left: %s', async (days, level) => {
    expect((await secure({ days }))[0]).toBe(`${level} certificate is good for ${days} days`);
  });

  it('fails with a certificate that is expired, for another name, or not trusted, and sends nothing', async () => {
    requests = 0;
    expect(await secure({ days: -5 })).toEqual([
      'failed certificate is refused: CERT_HAS_EXPIRED, and ended 5 days ago',
    ]);
    expect(await secure({ host: '127.0.0.1' })).toEqual([
      'failed certificate is refused: ERR_TLS_CERT_ALTNAME_INVALID',
    ]);
    expect(await secure({ isTrusted: false })).toEqual(['failed certificate is refused: DEPTH_ZERO_SELF_SIGNED_CERT']);
    expect(requests).toBe(0);
  });

  it('fails if the server does not use TLS, or sends nothing', async () => {
    const plain = await listening(createPlain(hello));
    expect((await found({ url: `https://localhost:${plain}` }))[0]).toMatch(
      /^failed localhost:\d+ cannot be reached: /,
    );
    const silent = await listening(createTcp(() => {}));
    expect(await found({ url: `https://localhost:${silent}` }, { limit: 200 })).toEqual([
      `failed localhost:${silent} cannot be reached: no answer within 0.2 s`,
    ]);
  });
});

describe('the doctor, of a partner', () => {
  it('fails if nothing listens, and if there is no answer', async () => {
    const port = await listening(createTcp(() => {}));
    expect(await found({ url: `http://127.0.0.1:${port}` }, { limit: 200 })).toEqual([
      `failed 127.0.0.1:${port} cannot be reached: no answer within 0.2 s`,
    ]);
    expect((await found({ url: 'http://127.0.0.1:1' }))[0]).toContain(
      'failed 127.0.0.1:1 cannot be reached: connect ECONNREFUSED',
    );
  });

  it.each([
    [20, 'ok its clock is 20 s ahead'],
    [-60, 'warning its clock is 60 s behind'],
    [60, 'warning its clock is 60 s ahead'],
    [-300, 'failed its clock is 300 s behind'],
  ])('compares its clock, here %i s away', async (seconds, expected) => {
    const port = await listening(
      createPlain((_, answer) => {
        answer.setHeader('date', new Date(Date.UTC(2026, 5, 1) + seconds * 1000).toUTCString()).end();
      }),
    );
    const clock = { now: () => Date.UTC(2026, 5, 1) + 500 };
    expect((await found({ url: `http://127.0.0.1:${port}` }, clock))[1]).toBe(expected);
  });

  it('reports incomplete settings, and a change of keys in progress', async () => {
    expect(await found({ keys: undefined })).toEqual(['ok none is set']);
    expect(await found({})).toEqual(['warning ODDS_KEYS without ODDS_URL']);
    const url = `http://127.0.0.1:${await listening(createPlain(hello))}`;
    expect((await found({ url, keys: undefined }))[0]).toBe('failed ODDS_URL without ODDS_KEYS');
    expect((await found({ url, keys: [...keys, ...keys] }))[0]).toBe('warning two keys are valid');
  });
});

describe('the doctor, of a mail server', () => {
  const mail = (greeting: string) => listening(createTcp((socket) => socket.end(greeting)));

  it('is greeted by it, or not', async () => {
    const [good, busy] = [await mail('220 mail.example ESMTP\r\n'), await mail('421 too busy\r\n')];
    expect(await found({ url: `smtp://me:password@localhost:${good}`, keys: undefined })).toEqual([
      `ok localhost:${good} greets`,
    ]);
    expect(await found({ url: `smtp://localhost:${busy}` })).toEqual([`warning localhost:${busy} greets with 421`]);
    const silent = await listening(createTcp(() => {}));
    expect(await found({ url: `smtp://localhost:${silent}` }, { limit: 200 })).toEqual([
      `failed localhost:${silent} cannot be reached: no answer within 0.2 s`,
    ]);
  });

  it('looks at its certificate where TLS comes first', async () => {
    const now = Date.now();
    const { key, cert } = selfSigned({ from: now - day, until: now + 10 * day + 3_600_000 });
    const port = await listening(createTls({ key, cert }, (socket) => socket.end('220 \r\n')));
    expect(await found({ url: `smtps://localhost:${port}` }, { trusted: cert })).toEqual([
      'warning certificate is good for 10 days',
    ]);
    expect(await found({ url: `smtps://localhost:${port}` })).toEqual([
      'failed certificate is refused: DEPTH_ZERO_SELF_SIGNED_CERT',
    ]);
  });
});

describe('the doctor, of a partner whose protocol takes messages', () => {
  const handled: unknown[] = [];

  /** A partner that signs with `theirs`, and whose clock is `ahead` of ours, ms. */
  async function signing(theirs: readonly string[], ahead = 0) {
    const endpoint = signedEndpoint({
      keys: theirs,
      now: () => Date.now() + ahead,
      schema: v.object({ id: v.string() }),
      report: () => {},
      async handle(message) {
        handled.push(message);
        return { body: {} };
      },
    });
    const port = await listening(
      createPlain(async (request, answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk);
        const init = { method: request.method ?? '', headers: request.headers as Record<string, string> };
        if (init.method === 'GET') return answer.end();
        const response = await endpoint(
          new Request(`http://x${request.url}`, { ...init, body: Buffer.concat(chunks).toString() }),
        );
        answer.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
      }),
    );
    const findings = await found({ url: `http://127.0.0.1:${port}`, path: '/odds/v1/x' });
    return findings.at(-1);
  }

  it('answers with a signature of the same key, and moves no money', async () => {
    expect(await signing(keys)).toBe('ok has our key, and signs with it');
    expect(handled).toEqual([]);
  });

  it('fails with other keys, and with a clock that is too far away', async () => {
    expect(await signing(['another-key-of-at-least-32-characters'])).toBe(
      'failed has other keys, or sees another path than was sent',
    );
    expect(await signing(keys, 10 * 60_000)).toBe('failed does not take our time');
  });

  it('warns of an answer that is in none of our protocols', async () => {
    const port = await listening(createPlain(hello));
    const findings = await found({ url: `http://127.0.0.1:${port}`, path: '/x' });
    expect(findings.at(-1)).toContain('failed has other keys');
    const other = await listening(createPlain((_, answer) => answer.writeHead(404).end()));
    expect((await found({ url: `http://127.0.0.1:${other}`, path: '/x' })).at(-1)).toContain(
      'warning does not answer by the protocol',
    );
  });
});
