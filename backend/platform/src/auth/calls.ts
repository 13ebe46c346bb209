import type { Random } from '@marquee/kernel/random';
import { Refusal } from '@marquee/kernel/refusal';
import type { Handlers } from '../calls/handlers';
import type { JobRunner } from '../jobs/jobRunner';
import { type Counted, forgetFailures, limited } from './attempts';
import { codeCalls } from './codeCalls';
import { factorCalls } from './factors/factorCalls';
import { admit } from './factors/signIn';
import { hashPassword, isOutdated, passwordMatches, refuseCommonPassword } from './passwords';
import { takeSessionCookie } from './sessionCookie';
import { endSessions, findAccount, listSessions, refuseUnusable } from './sessions';
import { limitedPassword } from './signInTries';
import { signUp } from './signup';

/** Dependencies of accounts beside a call's context. */
export interface AuthParts {
  random: Random;
  /** Sends one-time codes. */
  jobs: JobRunner;
}

/** Registration, signing in and out, sessions and passwords (R4, R7, D5). */
export function authCalls(parts: AuthParts) {
  const { random } = parts;
  return {
    ...codeCalls(parts),
    ...factorCalls(parts),

    'auth/signup': async (input, context) => {
      await signUp(input, context, random);
      return {};
    },

    'auth/login': async ({ account_id, password, request_id }, context) => {
      const { database, clock, site } = context;
      const account = await limitedPassword(context, account_id, async () => {
        const found = await findAccount(database, site.domain_name, account_id);
        return (await passwordMatches(found?.password_hash, password)) ? found : undefined;
      });
      if (!account) throw new Refusal('invalidCredentials');
      await refuseUnusable(database, account, clock.now());
      if (isOutdated(account.password_hash)) {
        await database.query('update players set password_hash = $3 where id = $1 and password_hash = $2', [
          account.id,
          account.password_hash,
          await hashPassword(password),
        ]);
      }
      return admit(context, random, account, request_id);
    },

    'auth/logout': async (_input, { database, clock, player, cookies }) => {
      await database.transaction((transaction) =>
        endSessions(transaction, player.id, { only: player.sessionId }, clock.now()),
      );
      takeSessionCookie(cookies, player.sessionId);
      return {};
    },

    'auth/sessions': async (_input, { database, clock, player }) => ({
      value: await listSessions(database, player.id, player.sessionId, clock.now()),
    }),

    'auth/end_session': async ({ session_id }, { database, clock, player }) => {
      const ended = await database.transaction((transaction) =>
        endSessions(transaction, player.id, { only: session_id }, clock.now()),
      );
      if (ended === 0) throw new Refusal('sessionUnknown');
      return {};
    },

    'auth/end_all_sessions': async (_input, { database, clock, player, cookies }) => {
      await database.transaction((transaction) => endSessions(transaction, player.id, 'all', clock.now()));
      takeSessionCookie(cookies, player.sessionId);
      return {};
    },

    'auth/update_password': async (
      { password, new_password, request_id },
      { database, events, clock, site, player },
    ) => {
      // Only the signed-in player can try, so nobody else's failures count.
      const own: Counted = { kind: 'device', key: `password of ${player.id}` };
      const outcome = await limited(database, clock, [own], async () => {
        const account = await findAccount(database, site.domain_name, player.accountId);
        const repeated = request_id !== undefined && account?.password_request === request_id;
        if (repeated && (await passwordMatches(account.password_hash, new_password))) return 'repeated';
        return (await passwordMatches(account?.password_hash, password)) ? 'right' : undefined;
      });
      if (!outcome) throw new Refusal('passwordWrong', { fields: { password: 'passwordWrong' } });
      await forgetFailures(database, own);
      if (outcome === 'repeated') return {};
      if (new_password === password) {
        throw new Refusal('invalidInput', { httpStatus: 400, fields: { new_password: 'passwordUnchanged' } });
      }
      await refuseCommonPassword(new_password, player.accountId, site, 'new_password');
      const hash = await hashPassword(new_password);
      await events.transaction(database, async (transaction, emit) => {
        await transaction.query('update players set password_hash = $2, password_request = $3 where id = $1', [
          player.id,
          hash,
          request_id ?? null,
        ]);
        await endSessions(transaction, player.id, { except: player.sessionId }, clock.now());
        const event = { player_id: player.id, site: site.domain_name, change: 'passwordChanged', name: '' } as const;
        await emit('securityChanged', event);
      });
      return {};
    },
  } satisfies Partial<Handlers>;
}
