import type { Attestation, CreationOptions } from '../auth/factors/webauthn';
import { type StaffSession, stepUpLasts } from './sessions';
import { auditSignIn, refusalsAudited, type SignInParts, type Source, whoIs } from './signInParts';
import { askNewPasskey, checkNewPasskey, type PasskeyUse, storePasskey } from './staffPasskeys';
import { StaffRefusal } from './staffRefusal';

const useOf = ({ id }: StaffSession): PasskeyUse => ({ purpose: 'link', subject: `session ${id}` });

/** Refuses a session that was not confirmed just now: whoever finds a browser open adds no passkey. */
function refuseUnconfirmed({ clock }: SignInParts, { steppedUpAt }: StaffSession): void {
  if (clock.now() > steppedUpAt + stepUpLasts) throw new StaffRefusal('stepUpNeeded', { httpStatus: 403 });
}

/** What a browser is to create for a further passkey. Throws StaffRefusal('stepUpNeeded'). */
export async function askOwnPasskey(parts: SignInParts, session: StaffSession): Promise<CreationOptions> {
  refuseUnconfirmed(parts, session);
  return askNewPasskey(parts, useOf(session), session.member);
}

/** Adds a further passkey of the member who is signed in. Throws StaffRefusal `stepUpNeeded` or `passkeyRefused`. */
export function addOwnPasskey(
  parts: SignInParts,
  session: StaffSession,
  attestation: Attestation,
  source: Source,
): Promise<void> {
  const { database, clock } = parts;
  const { member } = session;
  const who = () => whoIs(database, member.id);
  return refusalsAudited(parts, 'session/passkey', source, who, async () => {
    refuseUnconfirmed(parts, session);
    const passkey = await checkNewPasskey(parts, attestation, useOf(session));
    const now = clock.now();
    await database.transaction(async (transaction) => {
      await storePasskey(transaction, member.id, passkey, now);
      const { address } = source;
      await auditSignIn(transaction, now, await whoIs(transaction, member.id), 'session/passkey', {
        address,
        after: { added: 'passkey' },
      });
    });
  });
}
