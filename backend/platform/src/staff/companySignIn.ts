import type { Database } from '@marquee/database/database';
import { hashOf, newToken } from '../auth/tokens';
import { storeChallenge, takeChallenge } from './challenges';
import { type CompanyAccount, type CompanyProvider, stateOf } from './companyProvider';
import { linkOf, takeLink } from './links';
import { beginSession, type StaffSession, stepUp } from './sessions';
import {
  auditSignIn,
  refusalsAudited,
  type SignInAct,
  type SignInParts,
  type Source,
  somebody,
  whoIs,
} from './signInParts';
import { StaffRefusal } from './staffRefusal';

/** Clocks of provider and desk may differ by this, ms. */
const clockDifference = 60_000;

const acts = {
  'sign-in': 'session/sign-in',
  link: 'session/link',
  'step-up': 'session/step-up',
} as const satisfies Record<string, SignInAct>;

/** What a visit to the provider is for: a link names the link's token, a step-up the session. */
export type CompanyVisit =
  | { purpose: 'sign-in' }
  | { purpose: 'link'; token: string }
  | { purpose: 'step-up'; session: StaffSession };

async function subjectOf(database: Database, visit: CompanyVisit, now: number): Promise<string> {
  if (visit.purpose === 'link') return (await linkOf(database, visit.token, now)).id;
  return visit.purpose === 'step-up' ? visit.session.id : '';
}

/**
 * Begins a visit: where the browser goes, and the secret that it keeps until it comes back. Throws
 * StaffRefusal `linkGone` or `companyAway`.
 */
export async function beginCompany(
  { database, clock, random }: SignInParts,
  provider: CompanyProvider,
  visit: CompanyVisit,
): Promise<{ address: string; secret: string }> {
  const now = clock.now();
  const subject = await subjectOf(database, visit, now);
  const secret = newToken(random);
  const use = { method: 'company', purpose: visit.purpose, subject } as const;
  await storeChallenge(database, stateOf(secret), use, now);
  return { address: await provider.address(secret, { isFresh: visit.purpose === 'step-up' }), secret };
}

/** The member of a company account; undefined if none has added it. */
async function memberOf(database: Database, { issuer, subject }: CompanyAccount): Promise<string | undefined> {
  const [row] = await database.query(
    'select staff_id from staff_company_accounts where issuer = $1 and subject = $2 and ended_at is null',
    [issuer, subject],
  );
  return row?.staff_id;
}

/**
 * Adds a company account to a member, whom it then signs in. Throws StaffRefusal('companyRefused') if it is another
 * member's.
 */
export async function addAccount(
  transaction: Database,
  staffId: string,
  { issuer, subject }: CompanyAccount,
  now: number,
): Promise<void> {
  const added = await transaction.query(
    `insert into staff_company_accounts as a (issuer, subject, staff_id, created_at) values ($1, $2, $3, $4)
     on conflict (issuer, subject) do update set staff_id = excluded.staff_id, created_at = excluded.created_at, ended_at = null
       where a.ended_at is not null or a.staff_id = excluded.staff_id returning 1`,
    [issuer, subject, staffId, now],
  );
  if (added.length === 0) throw new StaffRefusal('companyRefused');
}

/**
 * Ends a visit with what the provider has sent back. Returns what it was for, and the token of a new session unless it
 * was a step-up. Throws StaffRefusal `companyFailed`, `companyRefused`, `companyUnverified`, `linkGone` or
 * `memberBlocked`.
 */
export async function finishCompany(
  parts: SignInParts,
  provider: CompanyProvider,
  { secret, query, session }: { secret: string; query: string; session: StaffSession | undefined },
  source: Source,
): Promise<{ purpose: CompanyVisit['purpose']; token?: string }> {
  const { database, clock } = parts;
  const visit = await takeChallenge(database, stateOf(secret), 'company', clock.now());
  if (!visit || visit.purpose === 'device') throw new StaffRefusal('companyFailed');
  const { purpose, subject, createdAt } = visit;
  let staffId: string | undefined;
  const who = async () => (staffId === undefined ? somebody : whoIs(database, staffId));
  return refusalsAudited(parts, acts[purpose], source, who, async () => {
    const isFresh = purpose === 'step-up';
    const account = await provider.account(secret, query, { isFresh });
    if (!account.isEmailVerified) throw new StaffRefusal('companyUnverified');
    if (purpose === 'link') return { purpose, token: await useLink(parts, account, subject, source) };
    staffId = await memberOf(database, account);
    if (staffId === undefined) throw new StaffRefusal('companyRefused');
    if (purpose === 'sign-in') return { purpose, token: await signIn(parts, account, staffId, source) };
    const isOwn = session?.id === subject && session.member.id === staffId;
    if (!isOwn || account.authenticatedAt < createdAt - clockDifference) throw new StaffRefusal('companyRefused');
    await stepUpNow(parts, session, source);
    return { purpose };
  });
}

const audited = (account: CompanyAccount) => ({
  issuer: account.issuer,
  account: hashOf(account.subject).slice(0, 12),
});

function signIn(parts: SignInParts, account: CompanyAccount, staffId: string, source: Source): Promise<string> {
  const { database, clock, random } = parts;
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const steppedUpAt = Math.min(account.authenticatedAt, now);
    const session = { kind: 'browser', steppedUpAt, ...source } as const;
    const token = await beginSession(transaction, { random, now }, staffId, session);
    const after = { by: 'company', ...audited(account) };
    const who = await whoIs(transaction, staffId);
    await auditSignIn(transaction, now, who, 'session/sign-in', { address: source.address, after });
    return token;
  });
}

function useLink(parts: SignInParts, account: CompanyAccount, linkId: string, source: Source): Promise<string> {
  const { database, clock, random } = parts;
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const staffId = await takeLink(transaction, linkId, now);
    await addAccount(transaction, staffId, account, now);
    const steppedUpAt = Math.min(account.authenticatedAt, now);
    const session = { kind: 'browser', steppedUpAt, ...source } as const;
    const token = await beginSession(transaction, { random, now }, staffId, session);
    const after = { added: 'company', ...audited(account) };
    const who = await whoIs(transaction, staffId);
    await auditSignIn(transaction, now, who, 'session/link', { address: source.address, after });
    return token;
  });
}

async function stepUpNow({ database, clock }: SignInParts, session: StaffSession, { address }: Source): Promise<void> {
  const now = clock.now();
  await database.transaction(async (transaction) => {
    await stepUp(transaction, session.id, now);
    const who = await whoIs(transaction, session.member.id);
    await auditSignIn(transaction, now, who, 'session/step-up', { address, after: { by: 'company' } });
  });
}
