import type { Assertion, Attestation, CreationOptions, RequestOptions } from '../auth/factors/webauthn';
import { invitedBy, linkOf, takeLink } from './links';
import { beginSession, endSession, type StaffSession, stepUp } from './sessions';
import { auditSignIn, refusalsAudited, type SignInParts, type Source, whoIs } from './signInParts';
import { askNewPasskey, askPasskey, checkNewPasskey, claimedBy, memberOfPasskey, storePasskey } from './staffPasskeys';
import { StaffRefusal } from './staffRefusal';

const signIn = { purpose: 'sign-in', subject: '' } as const;

/** What a browser is to sign to sign in. */
export const askSignIn = (parts: SignInParts): Promise<RequestOptions> => askPasskey(parts, signIn);

/**
 * Signs in with a passkey; returns the token of a browser's session. Throws StaffRefusal `passkeyRefused` or
 * `memberBlocked`.
 */
export function signInByPasskey(parts: SignInParts, assertion: Assertion, source: Source): Promise<string> {
  const { database, clock, random } = parts;
  const claimed = async () => whoIs(database, await claimedBy(database, assertion));
  return refusalsAudited(parts, 'session/sign-in', source, claimed, async () => {
    const staffId = await memberOfPasskey(parts, assertion, signIn);
    const now = clock.now();
    return database.transaction(async (transaction) => {
      const session = { kind: 'browser', steppedUpAt: now, ...source } as const;
      const token = await beginSession(transaction, { random, now }, staffId, session);
      const who = await whoIs(transaction, staffId);
      await auditSignIn(transaction, now, who, 'session/sign-in', {
        address: source.address,
        after: { by: 'passkey' },
      });
      return token;
    });
  });
}

/** What a browser is to create for a link, and for whom. Throws StaffRefusal('linkGone'). */
export async function askLink(
  parts: SignInParts,
  token: string,
  source: Source,
): Promise<{ name: string; options: CreationOptions }> {
  const { database, clock } = parts;
  const invited = async () => whoIs(database, await invitedBy(database, token));
  return refusalsAudited(parts, 'session/link', source, invited, async () => {
    const { id, member } = await linkOf(database, token, clock.now());
    return { name: member.name, options: await askNewPasskey(parts, { purpose: 'link', subject: id }, member) };
  });
}

/** Uses a link with a new passkey, and signs in. Throws StaffRefusal `linkGone`, `passkeyRefused`, `memberBlocked`. */
export function useLink(
  parts: SignInParts,
  { token, attestation }: { token: string; attestation: Attestation },
  source: Source,
): Promise<string> {
  const { database, clock, random } = parts;
  const invited = async () => whoIs(database, await invitedBy(database, token));
  return refusalsAudited(parts, 'session/link', source, invited, async () => {
    const now = clock.now();
    const link = await linkOf(database, token, now);
    const passkey = await checkNewPasskey(parts, attestation, { purpose: 'link', subject: link.id });
    return database.transaction(async (transaction) => {
      const staffId = await takeLink(transaction, link.id, now);
      await storePasskey(transaction, staffId, passkey, now);
      const session = { kind: 'browser', steppedUpAt: now, ...source } as const;
      const begun = await beginSession(transaction, { random, now }, staffId, session);
      const who = await whoIs(transaction, staffId);
      await auditSignIn(transaction, now, who, 'session/link', {
        address: source.address,
        after: { added: 'passkey' },
      });
      return begun;
    });
  });
}

/** What a browser is to sign to step up. */
export const askStepUp = (parts: SignInParts, session: StaffSession): Promise<RequestOptions> =>
  askPasskey(parts, { purpose: 'step-up', subject: session.id }, session.member.id);

/** Steps a session up with a passkey of its member. Throws StaffRefusal('passkeyRefused'). */
export function stepUpByPasskey(
  parts: SignInParts,
  session: StaffSession,
  assertion: Assertion,
  source: Source,
): Promise<void> {
  const { database, clock } = parts;
  const who = () => whoIs(database, session.member.id);
  return refusalsAudited(parts, 'session/step-up', source, who, async () => {
    const staffId = await memberOfPasskey(parts, assertion, { purpose: 'step-up', subject: session.id });
    if (staffId !== session.member.id) throw new StaffRefusal('passkeyRefused');
    const now = clock.now();
    await database.transaction(async (transaction) => {
      await stepUp(transaction, session.id, now);
      const { address } = source;
      await auditSignIn(transaction, now, await whoIs(transaction, staffId), 'session/step-up', { address });
    });
  });
}

/** Signs out. */
export async function signOut(
  { database, clock }: SignInParts,
  session: StaffSession,
  { address }: Source,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (transaction) => {
    await endSession(transaction, session.id, now);
    const who = await whoIs(transaction, session.member.id);
    await auditSignIn(transaction, now, who, 'session/sign-out', { address });
  });
}
