import { randomUUID } from 'node:crypto';
import { send } from './http';
import type { Stage } from './stage';
import { type Attack, Count } from './tally';

/** What a page of another site makes its visitor's browser send without asking: forms, and scripts' simple requests. */
const foreign: readonly Record<string, string>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data; boundary=b' },
  { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' },
  { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
  { 'content-type': 'application/json', 'sec-fetch-site': 'same-site' },
];

/** Another site's page signs its visitor in to the attacker's account, and replaces the visitor's cookies. */
export const foreignPages: Attack<Stage> = {
  name: 'foreign pages',
  async run(stage) {
    const count = new Count();
    const { account_id, password } = await stage.player();
    const body = () =>
      JSON.stringify({ domain_name: 'casino.example', account_id, password, request_id: randomUUID() });
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const login = { method: 'POST' as const, address: '203.0.113.240' };
    const own = await send(stage.edge, '/api/auth/login', { ...login, body: body(), headers });
    count.mustWork(own.text.includes('"OK"'), `the site's own page signs in: ${own.text.slice(0, 200)}`);
    for (const call of ['auth/login', 'auth/tac/request_login', 'telemetry/failure', 'live'])
      for (const target of [stage.edge, ...stage.backends])
        for (const headers of foreign) {
          const answer = await send(target, `/api/${call}`, { ...login, body: body(), headers });
          const isTaken = answer.status === 200 || answer.headers['set-cookie'] !== undefined;
          count.note(!isTaken);
          count.harmIf(isTaken, `${call} as ${JSON.stringify(headers)} is taken`);
        }
    return count;
  },
};
