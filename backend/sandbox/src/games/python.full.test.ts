import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fairRandom, hashOf } from '@marquee/protocols/fairness/fairRandom';
import { root } from '@marquee/settings/root';
import { describe, expect, test } from '@rstest/core';
import { engineNames, engines } from './engines/engines';
import { returnsOf } from './engines/returnsOf';
import { quickChance } from './engines/simulate';
import { fixtureOf } from './fixture';
import { mathDocument } from './mathDocument';
import { allProfiles } from './profiles';

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Runs a documented example with JSON input. */
function python<T>(script: string, input: unknown): T {
  const file = join(root, 'docs/partners/examples', script);
  const { stdout, stderr, status } = spawnSync('python3', [file], {
    input: JSON.stringify(input),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as T;
}

const documents = engineNames.map(mathDocument);
/** As in a published document. */
const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const roundsOfEach = 120;

describe.runIf(hasPython)('with nothing but what is published, Python', () => {
  test.each(allProfiles)('plays every round of $engine $id again, view and payout', ({ engine, id }) => {
    const { constant, readBet, play } = engines[engine];
    const returns = returnsOf[engine];
    const lines = returns.slow ? [] : returns.lines(id);
    const rounds = Array.from({ length: roundsOfEach }, (_, nonce) => {
      const choice = quickChance(nonce * 31 + id.length);
      const server_seed = `${engine}-${id}-${nonce}-ключ`;
      const { play: way } = lines[choice.below(Math.max(1, lines.length))] ?? {};
      const { bet, action } = (way !== 'perfect' && way) || constant;
      const stake = 100 * (1 + choice.below(50));
      const ofSkill = engine === 'videopoker' ? { hold: choice.below(32) } : action;
      return {
        engine,
        profile: id,
        server_seed,
        hash: hashOf(server_seed),
        client_seed: `mine-${nonce % 7}`,
        nonce,
        stake,
        bet: readBet(bet(stake), stake, 100),
        actions: ofSkill && nonce % 10 > 0 ? [ofSkill] : [],
      };
    });
    const ours = rounds.map((round) => {
      const chance = fairRandom(round.server_seed, round.client_seed, round.nonce);
      const { view, payout } = play({ ...round, chance, fixture: fixtureOf(round.hash, round.nonce) });
      return asJson({ view, payout });
    });
    expect(python('rounds.py', { math: documents, rounds })).toEqual(ours);
    expect(ours.filter(({ payout }) => payout > 0).length).toBeGreaterThan(0);
  });

  test('finds a seed that does not fit its hash', () => {
    const round = { engine: 'plinko', profile: 'low', server_seed: 'a', hash: hashOf('b'), client_seed: 'c', nonce: 0 };
    const rounds = [{ ...round, stake: 100, bet: {}, actions: [] }];
    expect(python('rounds.py', { math: documents, rounds })).toEqual([null]);
  });

  test('adds up the same returns on every line', () => {
    const found = python<Record<string, Record<string, number>>>('returns.py', documents);
    let compared = 0;
    for (const { engine, id } of allProfiles) {
      const returns = returnsOf[engine];
      if (returns.slow) continue;
      const theirs = found[`${engine} ${id}`] ?? {};
      for (const { name, exact } of returns.lines(id)) {
        const value = theirs[name];
        if (value === undefined) {
          // It sums over a hundred thousand heights, so results differ slightly.
          expect(engine).toBe('crash');
          continue;
        }
        expect(Math.abs(value - exact)).toBeLessThan(1e-12);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(600);
  });
});
