import type { Output, ValidInput } from '@marquee/contract/calls';
import type { FieldErrorKey } from '@marquee/contract/errors';
import type { Random } from '@marquee/kernel/random';
import { Refusal } from '@marquee/kernel/refusal';
import type { PlayerContext } from '../../calls/handlers';
import { useCode } from '../codes';
import { deviceHash } from '../knownDevices';
import { passwordMatches } from '../passwords';
import { findAccount } from '../sessions';
import { grant, isGuardedCall } from './grants';
import { playerOfPasskey, requestOptions } from './passkeys';
import { type FoundFactor, findFactor, hasSecondFactor } from './secondFactor';
import { totpSecret } from './totp';
import { countTry } from './tries';

const refuse = (field: string, reason: FieldErrorKey) =>
  new Refusal('invalidInput', { httpStatus: 400, fields: { [field]: reason } });

const ownerOf = ({ player }: PlayerContext) =>
  ({ purpose: 'step_up', playerId: player.id, sessionId: player.sessionId }) as const;

/** The factors that the player can confirm a step-up with. */
export async function stepUpWays(context: PlayerContext, random: Random): Promise<Output<'auth/step_up_ways'>> {
  const { database, player } = context;
  return {
    factor: await hasSecondFactor(database, player.id),
    totp: (await totpSecret(database, player.id, 'confirmed')) !== undefined,
    passkey: await requestOptions(context, random, ownerOf(context)),
  };
}

/**
 * Grants this session one call after the player has authenticated again: by a passkey alone, or by password or one-time
 * code, plus an authenticator or recovery code if the player has a second factor. Throws Refusal `passwordWrong`,
 * `codeWrong`, `passkeyRefused`, `tooManyAttempts` or `invalidInput`. Returns the method used.
 */
export async function stepUp(
  context: PlayerContext,
  { call, password, tac, factor, passkey }: ValidInput<'auth/step_up'>,
): Promise<'passkey' | 'totp' | 'recovery' | 'password'> {
  const { database, clock, player } = context;
  const now = clock.now();
  if (!isGuardedCall(call)) throw refuse('call', 'unknownOption');
  const how = passkey ? await byPasskey() : await byKnowledge();
  await grant(database, player.sessionId, call, now);
  return how;

  async function byPasskey() {
    if (passkey) await playerOfPasskey(context, passkey, ownerOf(context));
    return 'passkey' as const;
  }

  async function byKnowledge() {
    if (!password && !tac) throw refuse('password', 'required');
    const isMoreNeeded = await hasSecondFactor(database, player.id);
    if (isMoreNeeded && !factor) throw refuse('factor', 'required');
    const forgetTries = await countTry(context, player.id);
    // One-time codes are checked first and consumed last: a wrong password costs no code.
    const found: FoundFactor | undefined =
      isMoreNeeded && factor ? await findFactor(database, player.id, factor, now) : undefined;
    if (password) await comparePassword(password);
    else if (tac) await takeCode(tac);
    const how = (await found?.use()) ?? 'password';
    await forgetTries();
    return how;
  }

  async function comparePassword(typed: string) {
    const account = await findAccount(database, context.site.domain_name, player.accountId);
    if (await passwordMatches(account?.password_hash, typed)) return;
    throw new Refusal('passwordWrong', { fields: { password: 'passwordWrong' } });
  }

  async function takeCode(typed: string) {
    const owner = {
      site: context.site.domain_name,
      accountKey: player.accountId.toLowerCase(),
      purpose: 'step_up',
      askedBy: deviceHash(context.cookies) ?? '',
    } as const;
    if (await useCode(database, owner, { tac: typed }, now)) return;
    throw new Refusal('codeWrong', { fields: { tac: 'codeWrong' } });
  }
}
