import { emptyRegistry } from '@marquee/federation-runtime/registry/parse';
import { randomBy } from '../../canary/random';
import { promoted } from '../../registry/promote';
import { published } from '../../testing';
import { Health } from '../health';
import { sumsOf } from '../liveVersions';
import { healthRules } from '../rules';

const day = 24 * 3600_000;
/** How often each case is played, and for how long, ms. */
const runs = 21;
const horizon = 14 * day;
/** The version before: its visitors, and those of them for whom it failed. */
const before = { visitors: 3000, failed: 3, networks: 3 };

type Rule = 'visitors' | 'look' | 'before';

interface End {
  /** Ms since the version is live. */
  at: number;
  rule: Rule | 'none';
}

function site() {
  const wallet = published('1.0.0', { name: 'wallet' });
  const first = promoted({}, 1, [wallet, published('1.0.0')]);
  return { ...emptyRegistry, revision: 2, remotes: promoted(first, 2, [published('1.1.0')]) };
}

/** One version from when it is live until it is withdrawn. Visitors come at random, once, from their own networks. */
function play(perMinute: number, share: number, random: () => number): End {
  const registry = site();
  const given = { registry, member: { site: 'site.example', bucket: 1 } };
  const version = { remote: 'lobby', version: '1.1.0' };
  const example = { cause: 'no', place: '' };
  const clock = { now: 0 };
  const now = () => clock.now;
  const looks: number[] = [];
  let health = new Health(now, now);
  health.live.earlier = { 'lobby@1.0.0': before };
  let [seenAt, lookedAt, today] = [Number.POSITIVE_INFINITY, 0, 0];
  for (let number = 0; ; number++) {
    clock.now += (-Math.log(1 - random()) * 60_000) / perMinute;
    if (seenAt <= clock.now) return { at: seenAt, rule: 'look' };
    if (clock.now > horizon) return { at: horizon, rule: 'none' };
    // An edge begins anew each day, but for the sums of live versions.
    if (Math.floor(clock.now / day) > today) {
      today = Math.floor(clock.now / day);
      const { earlier, today: ended } = health.live;
      health = new Health(now, now);
      health.live.earlier = sumsOf([earlier, ended]);
    }
    if (clock.now - lookedAt > 30_000) {
      lookedAt = clock.now;
      for (const { remote, version: name } of health.proven(registry))
        Object.assign(registry.remotes[remote]?.versions[name] ?? {}, { provenAt: new Date(0).toISOString() });
    }
    const visitor = { session: `${number}`, network: `${number}` };
    health.see(version, visitor, true, given);
    health.see({ remote: 'wallet', version: '1.0.0' }, visitor, true, given);
    if (random() >= share) continue;
    const evidence = health.fail(version, visitor, registry, example, given);
    if (evidence) return { at: clock.now, rule: evidence.before ? 'before' : 'visitors' };
    const { after, perVersion } = healthRules.look;
    const late = looks.filter((at) => clock.now - at < 3600_000).length;
    if (seenAt < Number.POSITIVE_INFINITY || late >= perVersion || !health.doubtful(version, registry, example))
      continue;
    looks.push(clock.now);
    if (random() < share) seenAt = clock.now + after;
  }
}

function timeText(ms: number): string {
  if (ms < 120_000) return `${Math.round(ms / 1000)} s`;
  if (ms < 120 * 60_000) return `${Math.round(ms / 60_000)} min`;
  return ms < 2 * day ? `${Math.round(ms / 3600_000)} h` : `${(ms / day).toFixed(1)} days`;
}

const words: Record<End['rule'], string> = {
  visitors: 'visitors',
  look: 'look',
  before: 'version before',
  none: 'none',
};

function cellOf(perMinute: number, share: number): string {
  const random = randomBy(perMinute * 1000 + share * 100);
  const ends = Array.from({ length: runs }, () => play(perMinute, share, random)).sort((a, b) => a.at - b.at);
  const timeAt = (part: number) => {
    const end = ends[Math.ceil(part * runs) - 1];
    return !end || end.rule === 'none' ? 'never' : timeText(end.at);
  };
  const rules = (['visitors', 'look', 'before', 'none'] as const).flatMap((rule) => {
    const count = ends.filter((end) => end.rule === rule).length;
    return count === 0 ? [] : [count === runs ? words[rule] : `${words[rule]} ${count}`];
  });
  return `${timeAt(0.5)} / ${timeAt(0.9)}: ${rules.join(', ')}`;
}

/** The table of the guide for operators: visitors a minute × share that fails, in Markdown. */
export function timesTable(): string {
  const shares = [0.03, 0.1, 0.3, 1];
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(['visitors a minute', ...shares.map((share) => `${Math.round(share * 100)} % fail`)]),
    row(['---', ...shares.map(() => '---')]),
    ...[0.2, 1, 5, 20, 120].map((rate) => row([`${rate}`, ...shares.map((share) => cellOf(rate, share))])),
  ].join('\n');
}

if (process.argv[1]?.endsWith('times.ts')) process.stdout.write(`${timesTable()}\n`);
