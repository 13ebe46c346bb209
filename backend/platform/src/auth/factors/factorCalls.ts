import type { Output } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import type { Random } from '@marquee/kernel/random';
import { Refusal } from '@marquee/kernel/refusal';
import type { Handlers, PlayerContext } from '../../calls/handlers';
import type { Emit } from '../../events/events';
import { checkPasskey, creationOptions, requestOptions, storePasskey } from './passkeys';
import { newRecoveryCodes } from './recoveryCodes';
import { hasSecondFactor, wrongFactor } from './secondFactor';
import { signInByFactor, signInByPasskey } from './signIn';
import { stepUp, stepUpWays } from './stepUp';
import { beginTotp, stepOf, totpSecret, useStep } from './totp';

/** What a player has set up, and how many recovery codes are left. */
async function stateOf(database: Database, playerId: string): Promise<Output<'auth/factors'>> {
  const passkeys = await database.query(
    'select id, name, created_at, last_used_at from passkeys where player_id = $1 order by created_at, id',
    [playerId],
  );
  const left = await database.query('select 1 from recovery_codes where player_id = $1 and used_at is null', [
    playerId,
  ]);
  return {
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      passkey_id: id,
      name,
      created_at: new Date(created_at).toISOString(),
      last_used_at: last_used_at === null ? null : new Date(last_used_at).toISOString(),
    })),
    totp: (await totpSecret(database, playerId, 'confirmed')) !== undefined,
    recovery_left: left.length,
  };
}

/** Passkeys, authenticator app, recovery codes, the logins with them, and the step-up (ADR 49). */
export function factorCalls({ random }: { random: Random }) {
  /**
   * Adds a factor in one transaction; the first one comes with recovery codes. Locks the player's row, so that of two
   * concurrent calls only one is the first.
   */
  function addFactor(
    { database, clock, events, site, player }: PlayerContext,
    change: 'passkeyAdded' | 'totpAdded',
    add: (transaction: Database) => Promise<string>,
  ): Promise<Output<'auth/passkey_add'>> {
    return events.transaction(database, async (transaction, emit) => {
      await transaction.query('select 1 from players where id = $1 for no key update', [player.id]);
      const isFirst = !(await hasSecondFactor(transaction, player.id));
      const name = await add(transaction);
      const recovery_codes = isFirst ? await newRecoveryCodes(transaction, random, player.id, clock.now()) : [];
      await emit('securityChanged', { player_id: player.id, site: site.domain_name, change, name });
      return { ...(await stateOf(transaction, player.id)), recovery_codes };
    });
  }

  /** Removes a factor; the last one takes the recovery codes with it. */
  function removeFactor(
    { database, events, site, player }: PlayerContext,
    change: 'passkeyRemoved' | 'totpRemoved',
    remove: (transaction: Database) => Promise<string | undefined>,
  ): Promise<Output<'auth/factors'>> {
    return events.transaction(database, async (transaction, emit) => {
      await transaction.query('select 1 from players where id = $1 for no key update', [player.id]);
      const name = await remove(transaction);
      if (name === undefined) throw new Refusal('factorUnknown');
      if (!(await hasSecondFactor(transaction, player.id))) {
        await transaction.query('delete from recovery_codes where player_id = $1', [player.id]);
      }
      await emit('securityChanged', { player_id: player.id, site: site.domain_name, change, name });
      return stateOf(transaction, player.id);
    });
  }

  const noteRecovery = (
    { database, events, site }: Pick<PlayerContext, 'database' | 'events' | 'site'>,
    playerId: string,
  ) =>
    events.transaction(database, (_, emit: Emit) =>
      emit('securityChanged', { player_id: playerId, site: site.domain_name, change: 'recoveryUsed', name: '' }),
    );

  return {
    'auth/passkey_options': async (_input, context) => {
      const options = await requestOptions(context, random, { purpose: 'login', playerId: null, sessionId: null });
      if (!options) throw new Error('A login is offered to everybody');
      return { options };
    },
    'auth/login_passkey': ({ passkey }, context) => signInByPasskey(context, random, passkey),
    'auth/second_factor': async (input, context) => {
      const { session, account, by } = await signInByFactor(context, random, input);
      if (by === 'recovery') await noteRecovery(context, account.id);
      return session;
    },

    'auth/step_up_ways': (_input, context) => stepUpWays(context, random),
    'auth/step_up': async (input, context) => {
      if ((await stepUp(context, input)) === 'recovery') await noteRecovery(context, context.player.id);
      return {};
    },

    'auth/factors': (_input, { database, player }) => stateOf(database, player.id),
    'auth/passkey_begin': async (_input, context) => ({ options: await creationOptions(context, random) }),
    'auth/passkey_add': async ({ name, attestation }, context) => {
      const passkey = await checkPasskey(context, attestation);
      return addFactor(context, 'passkeyAdded', async (transaction) => {
        await storePasskey(transaction, context, passkey, name);
        return name;
      });
    },
    'auth/passkey_rename': async ({ passkey_id, name }, { database, player }) => {
      const renamed = await database.query(
        'update passkeys set name = $3 where id = $1 and player_id = $2 returning 1',
        [passkey_id, player.id, name],
      );
      if (renamed.length === 0) throw new Refusal('factorUnknown');
      return stateOf(database, player.id);
    },
    'auth/passkey_remove': ({ passkey_id }, context) =>
      removeFactor(context, 'passkeyRemoved', async (transaction) => {
        const [removed] = await transaction.query(
          'delete from passkeys where id = $1 and player_id = $2 returning name',
          [passkey_id, context.player.id],
        );
        return removed?.name;
      }),

    'auth/totp_begin': async (_input, { database, clock, site, player }) => {
      const names = { playerId: player.id, accountId: player.accountId, siteName: site.site_name };
      const begun = await beginTotp(database, random, names, clock.now());
      if (!begun) throw new Refusal('factorKnown');
      return begun;
    },
    'auth/totp_confirm': ({ factor }, context) =>
      addFactor(context, 'totpAdded', async (transaction) => {
        const { player, clock } = context;
        const secret = await totpSecret(transaction, player.id, 'unconfirmed');
        const step = secret === undefined ? undefined : stepOf(secret, factor, clock.now());
        if (secret === undefined || step === undefined) throw wrongFactor();
        if (!(await useStep(transaction, player.id, secret, step))) throw wrongFactor();
        await transaction.query('update totp_factors set confirmed_at = $2 where player_id = $1', [
          player.id,
          clock.now(),
        ]);
        return '';
      }),
    'auth/totp_remove': (_input, context) =>
      removeFactor(context, 'totpRemoved', async (transaction) => {
        const removed = await transaction.query(
          'delete from totp_factors where player_id = $1 and confirmed_at is not null returning 1',
          [context.player.id],
        );
        return removed.length > 0 ? '' : undefined;
      }),
    'auth/recovery_codes': async (_input, { database, clock, events, site, player }) =>
      events.transaction(database, async (transaction, emit) => {
        if (!(await hasSecondFactor(transaction, player.id))) throw new Refusal('factorUnknown');
        const recovery_codes = await newRecoveryCodes(transaction, random, player.id, clock.now());
        await emit('securityChanged', {
          player_id: player.id,
          site: site.domain_name,
          change: 'recoveryMade',
          name: '',
        });
        return { recovery_codes };
      }),
  } satisfies Partial<Handlers>;
}
