import { randomUUID } from 'node:crypto';
import { send } from './http';
import type { Stage, Victim } from './stage';
import { type Attack, Count } from './tally';
import { Visitor } from './visitor';

/** More verified guesses than this within seconds count as no limit. */
const maxVerified = 60;

const wrong = (at: number) => `not the password ${at}`;

/** Answers to guesses that were not verified. */
const unverified = new Set(['tooManyRequests', 'tooManyAttempts', 'disconnect']);

/** Guesses for one account from many addresses in parallel, at both backends in turn. */
async function guess(
  stage: Stage,
  tries: number,
  ask: (visitor: Visitor, at: number) => Promise<{ statusMessage: string; statusCode: number }>,
) {
  const targets = [stage.edge, ...stage.backends];
  const answers = await Promise.all(
    Array.from({ length: tries }, (_, at) => {
      const target = targets[at % targets.length] ?? stage.edge;
      return ask(new Visitor(target, `198.51.${at % 200}.${1 + (at % 250)}`), at);
    }),
  );
  return {
    passed: answers.filter(({ statusCode }) => statusCode === 1).length,
    judged: answers.filter(({ statusMessage }) => !unverified.has(statusMessage)).length,
  };
}

/** Many passwords for one account, and one password for many accounts. */
export const signInGuessing: Attack<Stage> = {
  name: 'sign-in guessing',
  async run(stage) {
    const count = new Count();
    const victim = await stage.player();
    const tries = 300;
    const { passed, judged } = await guess(stage, tries, (visitor, at) =>
      visitor.call('auth/login', { account_id: victim.account_id, password: wrong(at), request_id: randomUUID() }),
    );
    count.note(true, tries - passed);
    count.note(false, passed);
    count.harmIf(passed > 0, `${passed} wrong passwords signed in`);
    count.harmIf(judged > maxVerified, `${judged} of ${tries} guesses at one account were judged`);
    const own = await victim.visitor.signIn(victim.account_id, victim.password);
    count.harmIf(own !== 'OK', `the owner cannot sign in on their own device: ${own}`);

    const one = new Visitor(stage.edge, '192.0.2.50');
    let judgedHere = 0;
    for (let from = 0; from < 120; from += 20) {
      const guesses = Array.from({ length: 20 }, (_, at) => ({
        account_id: `nobody_${from + at}`,
        password: 'Summer2026!',
      }));
      const answers = await Promise.all(
        guesses.map((input) => one.call('auth/login', { ...input, request_id: randomUUID() })),
      );
      judgedHere += answers.filter(({ statusMessage }) => !unverified.has(statusMessage)).length;
    }
    count.note(true, 120);
    count.harmIf(judgedHere > maxVerified, `one address tried ${judgedHere} accounts`);
    return count;
  },
};

/** A wrong code, different for each number. */
const wrongCode = (code: string, at: number) => String((Number(code) + 1 + at * 4_001) % 1_000_000).padStart(6, '0');

/** The newest code in the sandbox's outbox for an e-mail address. */
async function codeOf(stage: Stage, { account_id }: Victim): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const { text } = await send(stage.partners, '/sandbox/outbox?site=casino.example', { host: 'partners.example' });
    const message = text.split('<li>').find((item) => item.includes(account_id)) ?? '';
    const code = /\b\d{6}\b/.exec(message.replace(/<time.*?<\/time>/s, ''))?.[0];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return '';
}

/** One-time codes of one account, while its owner waits for one. */
export const codeGuessing: Attack<Stage> = {
  name: 'code guessing',
  async run(stage) {
    const count = new Count();
    const victim = await stage.player();
    const { account_id } = victim;
    const owner = new Visitor(stage.edge, victim.address);
    const asked = await owner.call('auth/tac/request_login', { account_id, request_id: randomUUID() });
    count.mustWork(asked.statusCode === 1, `asking for a code: ${asked.statusMessage}`);
    const code = await codeOf(stage, victim);
    count.mustWork(code !== '', 'no code was sent');
    const tries = 200;
    const { passed } = await guess(stage, tries, (visitor, at) =>
      visitor.call('auth/login_tac', { account_id, tac: wrongCode(code, at), request_id: randomUUID() }),
    );
    count.note(true, tries - passed);
    count.note(false, passed);
    count.harmIf(passed > 0, `${passed} guessed codes signed in`);
    const slow = new Visitor(stage.edge, '192.0.2.51');
    for (let at = 0; at < 30; at++) {
      const tac = at < 29 ? wrongCode(code, tries + at) : code;
      const { statusCode } = await slow.call('auth/login_tac', { account_id, tac, request_id: randomUUID() });
      count.note(statusCode !== 1);
      count.harmIf(statusCode === 1, `the guess number ${at + 1} of one address signed in`);
    }
    const again = await guess(stage, 40, (visitor) =>
      visitor.call('auth/tac/request_login', { account_id, request_id: randomUUID() }),
    );
    count.note(false, again.passed);
    count.note(true, 40 - again.passed);
    const own = await owner.call('auth/login_tac', { account_id, tac: code, request_id: randomUUID() });
    count.harmIf(own.statusCode !== 1, `strangers took the owner's code away: ${own.statusMessage}`);
    return count;
  },
};
