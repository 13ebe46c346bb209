import { randomUUID } from 'node:crypto';
import { totpCode } from '@marquee/backend/testing/totpCode';
import type { Stage } from './stage';
import { type Attack, Count } from './tally';
import { Visitor } from './visitor';

/** More verified codes than this in a quarter of an hour would allow guessing one within a few years. */
const maxVerified = 25;

/** A code that is invalid now and in adjacent steps. */
const wrongCode = (secret: string, at: number) => {
  const near = [-30_000, 0, 30_000].map((ms) => totpCode(secret, Date.now() + ms));
  let code = String(at * 7_919)
    .padStart(6, '0')
    .slice(-6);
  while (near.includes(code)) code = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  return code;
};

/**
 * An attacker with the password uses up the attempts of the second factor from everywhere: to guess it, or to lock its
 * owner out.
 */
export const lockedOut: Attack<Stage> = {
  name: 'second factor',
  async run(stage) {
    const count = new Count();
    const { visitor: owner, account_id, password } = await stage.player();
    await owner.call('auth/step_up', { call: 'auth/totp_begin', password });
    const { secret = '' } = (await owner.call('auth/totp_begin')) as { secret?: string };
    const set = await owner.call('auth/totp_confirm', { factor: totpCode(secret, Date.now() - 30_000) });
    count.mustWork(set.statusCode === 1, `auth/totp_confirm: ${set.statusMessage}`);

    const begin = async (visitor: Visitor) => {
      const answer = await visitor.call('auth/login', { account_id, password, request_id: randomUUID() });
      return { ...answer, ticket: String(answer.ticket ?? '') };
    };
    const targets = [stage.edge, ...stage.backends];
    const tries = Array.from({ length: 120 }, (_, at) => at);
    const answers = await Promise.all(
      tries.map(async (at) => {
        const stranger = new Visitor(targets[at % 3] ?? stage.edge, `198.51.100.${at}`);
        const { ticket } = await begin(stranger);
        return stranger.call('auth/second_factor', { ticket, factor: wrongCode(secret, at) });
      }),
    );
    const judged = answers.filter(({ statusMessage }) => statusMessage === 'codeWrong').length;
    const passed = answers.filter(({ statusCode }) => statusCode === 1).length;
    count.note(true, answers.length - passed);
    count.note(false, passed);
    count.mustWork(judged > 0, `auth/second_factor: ${JSON.stringify(answers[0]).slice(0, 200)}`);
    count.harmIf(passed > 0, 'a guessed code signed in');
    count.harmIf(judged > maxVerified, `${judged} codes of strangers were judged`);

    const { ticket, statusMessage } = await begin(owner);
    count.harmIf(ticket === '', `the owner cannot begin to sign in: ${statusMessage}`);
    const own = await owner.call('auth/second_factor', { ticket, factor: totpCode(secret, Date.now()) });
    count.harmIf(own.statusCode !== 1, `strangers lock the owner out of the second factor: ${own.statusMessage}`);
    return count;
  },
};
