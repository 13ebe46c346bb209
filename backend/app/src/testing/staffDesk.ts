import { createHash, randomUUID } from 'node:crypto';
import type { StaffCallName, StaffInput, StaffOutput } from '@marquee/contract/staff/calls';
import type { StaffAnswer, StaffBeside } from '@marquee/contract/staff/client';
import type { StaffErrorKey } from '@marquee/contract/staff/errors';
import type { Actor } from '@marquee/platform/staff/actor';
import { addGrant, addMember } from '@marquee/platform/staff/members';
import type { testBackend } from './testBackend';

/** Staff members of a test's backend, and their calls. */
export function staffDesk(backend: Awaited<ReturnType<typeof testBackend>>) {
  const { database, clock, services } = backend;
  let members = 0;
  const console: Actor = {
    kind: 'console',
    id: 'console',
    name: 'console',
    person: null,
    session: null,
    steppedUpAt: 0,
  };
  const byConsole = { id: 'console', person: null };

  const call = async <N extends StaffCallName>(
    actor: Actor | undefined,
    name: N,
    input: StaffInput<N>,
    beside: StaffBeside = {},
  ): Promise<StaffAnswer<N>> => {
    const body: Record<string, unknown> = {
      site: 'localhost',
      reason: 'a test',
      request_id: randomUUID(),
      ...input,
      ...beside,
    };
    const { envelope } = await backend.answerStaff(name, body, { actor, address: '192.0.2.7' });
    await services.jobs.settled();
    return envelope as unknown as StaffAnswer<N>;
  };

  return {
    console,
    call,

    /** Makes a call that must be done, and returns its output. */
    async done<N extends StaffCallName>(actor: Actor, name: N, input: StaffInput<N>, beside?: StaffBeside) {
      const answer = await call(actor, name, input, beside);
      if (answer.statusCode !== 1 || answer.waits) throw new Error(`${name}: ${JSON.stringify(answer)}`);
      return answer as unknown as StaffOutput<N>;
    },

    /** Makes a call that must be refused, and returns why. */
    async refused<N extends StaffCallName>(
      actor: Actor | undefined,
      name: N,
      input: StaffInput<N>,
      beside?: StaffBeside,
    ) {
      const answer = await call(actor, name, input, beside);
      if (answer.statusCode === 1) throw new Error(`${name} was not refused: ${JSON.stringify(answer)}`);
      return answer.statusMessage as StaffErrorKey;
    },

    /** A member who has roles at all sites, or at one, and has just confirmed with the passkey. */
    async member(
      roles: readonly string[] = ['owner'],
      { site = null, ...own }: { site?: string | null; name?: string; email?: string; phone?: string } = {},
    ): Promise<Actor> {
      members += 1;
      const now = clock.now();
      const { name = `Member ${members}`, email = `member${members}@desk.test`, phone } = own;
      const person = { name, email, phone };
      const added = await database.transaction(async (transaction) => {
        const made = await addMember(transaction, services.persons, person, byConsole, now);
        for (const role of roles)
          await addGrant(transaction, { member: made.member, role, site, endsAt: null }, byConsole, now);
        return made;
      });
      return { kind: 'member', id: added.member, name, person: added.person, session: null, steppedUpAt: now };
    },

    /** The bearer token of a command's session of a member. */
    async token({ id }: Actor): Promise<string> {
      const token = randomUUID();
      await database.query(
        `insert into staff_sessions (id, staff_id, kind, token_hash, created_at, last_seen_at, stepped_up_at, device, address)
         values ($1, $2, 'command', $3, $4, $4, $4, 'test', '192.0.2.7')`,
        [randomUUID(), id, createHash('sha256').update(token).digest('hex'), clock.now()],
      );
      return token;
    },

    /** Lets one person do a call alone, up to a sum in a day; without one, whatever it moves. */
    async threshold(call: StaffCallName, { most, currency }: { most?: number; currency?: string } = {}) {
      await database.query(
        `insert into staff_thresholds (id, call, site, currency, most, written_by, written_by_person, at)
         values ($1, $2, null, $3, $4, 'member:other', null, $5)`,
        [randomUUID(), call, currency ?? null, most ?? null, clock.now()],
      );
    },

    /** The audit's entries, oldest first: act, outcome, error, target. */
    audit: () =>
      database.query('select act, outcome, error, target, second, reason from audit_entries order by sequence'),

    /** The newest entry of the audit. */
    async lastAudit() {
      const [entry] = await database.query(
        'select act, outcome, error, target, second, reason from audit_entries order by sequence desc limit 1',
      );
      return entry;
    },
  };
}
