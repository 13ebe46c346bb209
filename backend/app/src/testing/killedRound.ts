import { randomUUID } from 'node:crypto';
import { engines, isEngineName } from '@marquee/sandbox/games/engines/engines';
import { createBackend } from '../backend';
import { demoSignIn } from '../demoPlayer';
import { browserPost } from './browserPost';
import { type Cut, cutLine } from './cutLine';

/**
 * `node --import tsx backend/app/src/testing/killedRound.ts <folder> <kind of game> <step>`: a backend on the embedded
 * database of the folder, whose demo player plays rounds of the kind, and that kills itself (SIGKILL) at the step:
 * `open`, or a wallet call and whether it was executed. Without a step it only creates the database. It prints what the
 * player has seen of the round first.
 */
const [, , dataDir = '', engine = '', step = ''] = process.argv;
const die = () => void process.kill(process.pid, 'SIGKILL');
const { mode, line } = cutLine(die);
const backend = await createBackend({ mode, dataDir, work: false });
if (!step || !isEngineName(engine)) {
  await backend.close();
  process.exit(0);
}

const post = browserPost(backend);
const { account_id, password } = demoSignIn;
const { token } = await post<{ token: string }>('/api/auth/login', { account_id, password, domain_name: 'localhost' });
const [game] = await backend.services.database.query<{ provider_code: string; game_code: string }>(
  'select provider_code, game_code from games where engine = $1 order by 1, 2 limit 1',
  [engine],
);
const launch = { ...game, mode: 'real', language: 'EN', domain_name: 'localhost', account_id, auth: token };
const { launch_url } = await post<{ launch_url: string }>('/api/product/launch', launch);
const opened = await post<{ key: string; stake: { steps: number[] } }>('/play/api/open', {
  token: launch_url.split('#')[1],
});
const { constant } = engines[engine];
const stake = opened.stake.steps[0] ?? 0;
const [call, when] = step.split('-') as [Cut['call'], Cut['when']];
if (step !== 'open') line.next = { call, when };
for (;;) {
  const request = { key: opened.key, request_id: randomUUID(), stake, bet: constant.bet(stake) };
  const { round } = await post<{ round: { round_id: string; done: boolean } }>('/play/api/play', request);
  if (step === 'open') {
    process.stdout.write(JSON.stringify(round), die);
    break;
  }
  if (!round.done) await post('/play/api/act', { key: opened.key, round_id: round.round_id, action: constant.action });
}
