import { randomUUID } from 'node:crypto';
import { verifyAudit } from '@marquee/platform/audit/verifyAudit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { staffDesk } from '../../src/testing/staffDesk';
import { testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
let desk: ReturnType<typeof staffDesk>;

beforeAll(async () => {
  backend = await testBackend();
  desk = staffDesk(backend);
});
beforeEach(() => backend.reset());
afterAll(() => backend.close());

const newMember = { name: 'Maria Santos', email: 'maria@desk.test' };

describe('who may', () => {
  it('refuses nobody and somebody without the permission, and the audit has the latter', async () => {
    expect(await desk.refused(undefined, 'staff/add', newMember)).toBe('noSession');
    const support = await desk.member(['support']);
    expect(await desk.refused(support, 'staff/add', newMember)).toBe('permissionMissing');
    expect(await desk.audit()).toEqual([
      expect.objectContaining({ act: 'staff/add', outcome: 'refused', error: 'permissionMissing' }),
    ]);
  });

  it('ends rights with the grant and with the block of the member', async () => {
    const [owner, other] = [await desk.member(), await desk.member()];
    expect(await desk.done(other, 'staff/list', {})).toMatchObject({ value: expect.any(Array) });
    await desk.done(owner, 'staff/block', { member: other.id });
    expect(await desk.refused(other, 'staff/list', {})).toBe('permissionMissing');
    await desk.done(owner, 'staff/unblock', { member: other.id });
    const { value } = await desk.done(owner, 'staff/list', {});
    const [grant] = value.find(({ id }) => id === other.id)?.grants ?? [];
    await desk.done(owner, 'roles/end', { grant: grant?.id ?? '' });
    expect(await desk.refused(other, 'staff/list', {})).toBe('permissionMissing');
  });

  it('keeps a role of one site to that site', async () => {
    const auditor = await desk.member(['auditor'], { site: 'casino1.localhost' });
    expect(await desk.refused(auditor, 'staff/list', {})).toBe('permissionMissing');
    expect(await desk.refused(auditor, 'audit/list', {}, { site: 'localhost' })).toBe('permissionMissing');
    const { value } = await desk.done(auditor, 'audit/list', {}, { site: '' });
    expect(value).toEqual([]);
    expect(await desk.done(auditor, 'audit/list', {}, { site: 'casino1.localhost' })).toMatchObject({ value: [] });
  });

  it('wants a reason, a request id and a fresh confirmation', async () => {
    const owner = await desk.member();
    expect(await desk.refused(owner, 'staff/add', newMember, { reason: '' })).toBe('reasonMissing');
    expect(await desk.refused(owner, 'staff/add', newMember, { request_id: 'x' })).toBe('invalidInput');
    backend.clock.advance(6 * 60_000);
    expect(await desk.refused(owner, 'staff/add', newMember)).toBe('stepUpNeeded');
  });
});

describe('rights are given by others', () => {
  it('not to oneself, not to another account of oneself, not beyond one’s own', async () => {
    const owner = await desk.member(['owner'], { phone: '+639170000001' });
    const twin = await desk.member([], { phone: '09170000001' });
    expect(twin.person).toBe(owner.person);
    expect(await desk.refused(owner, 'roles/grant', { member: owner.id, role: 'auditor' })).toBe('grantToSelf');
    expect(await desk.refused(owner, 'roles/grant', { member: twin.id, role: 'auditor' })).toBe('grantToSelf');
    const manager = { role: 'manager', about: 'Manages staff', permissions: ['staff.manage' as const] };
    await desk.done(owner, 'roles/define', manager);
    const other = await desk.member(['manager']);
    expect(await desk.refused(other, 'roles/grant', { member: owner.id, role: 'payments' })).toBe('grantBeyond');
    expect(await desk.refused(other, 'roles/define', manager)).toBe('grantToSelf');
  });

  it('not beside a role that excludes it', async () => {
    const owner = await desk.member();
    const clerk = { role: 'clerk', about: 'Asks', permissions: ['players.find' as const], excludes: ['payments'] };
    await desk.done(owner, 'roles/define', clerk);
    const other = await desk.member(['payments'], { site: 'localhost' });
    expect(await desk.refused(owner, 'roles/grant', { member: other.id, role: 'clerk' })).toBe('grantExcluded');
    const elsewhere = { site: 'casino1.localhost' };
    expect(await desk.call(owner, 'roles/grant', { member: other.id, role: 'clerk' }, elsewhere)).toMatchObject({
      statusCode: 1,
    });
  });
});

describe('an act', () => {
  it('repeated by its request id is done once, and another one by it is refused', async () => {
    const owner = await desk.member();
    const request_id = randomUUID();
    const [first, second] = await Promise.all(
      [1, 2].map(() => desk.call(owner, 'staff/add', newMember, { request_id })),
    );
    expect(second?.member).toBe(first?.member);
    const { value } = await desk.done(owner, 'staff/list', {});
    expect(value).toHaveLength(2);
    const other = { name: 'Jose Santos', email: 'jose@desk.test' };
    expect(await desk.refused(owner, 'staff/add', other, { request_id })).toBe('requestIdReused');
  });

  it('that is refused changes nothing, and stays in the audit', async () => {
    const owner = await desk.member(['owner'], { email: newMember.email });
    expect(await desk.refused(owner, 'staff/add', newMember)).toBe('memberKnown');
    expect(await desk.audit()).toMatchObject([{ act: 'staff/add', outcome: 'refused', error: 'memberKnown' }]);
  });

  it('shows a key once: a repeated request does not', async () => {
    const owner = await desk.member();
    const request_id = randomUUID();
    const ends_at = new Date(backend.clock.now() + 86_400_000).toISOString();
    const key = { name: 'robot', permissions: ['players.find' as const], ends_at };
    expect((await desk.call(owner, 'keys/make', key, { request_id })).key).toMatch(/^desk_/);
    expect(await desk.call(owner, 'keys/make', key, { request_id })).not.toHaveProperty('key');
  });
});

describe('the audit', () => {
  it('is one chain: a changed byte, a missing entry and a cut end are found', async () => {
    const owner = await desk.member();
    for (const name of ['One', 'Two', 'Three'])
      await desk.done(owner, 'staff/add', { name: `${name} Santos`, email: `${name}@desk.test` });
    expect(await verifyAudit(backend.database)).toMatchObject({ entries: 3, flaw: null });
    /** The flaw after a change by somebody who gets past the triggers; the change is undone. */
    const flawAfter = async (change: string) => {
      const unguarded = (statements: string) =>
        backend.database.transaction((transaction) =>
          transaction.script(`set local session_replication_role = replica; ${statements}`),
        );
      await unguarded(`create table kept as select * from audit_entries; ${change}`);
      const { flaw } = await verifyAudit(backend.database);
      await unguarded('delete from audit_entries; insert into audit_entries select * from kept; drop table kept');
      return flaw;
    };
    expect(await flawAfter("update audit_entries set reason = 'b test' where sequence = 2")).toEqual({
      sequence: 2,
      reason: 'hash',
    });
    expect(await flawAfter('delete from audit_entries where sequence = 2')).toEqual({ sequence: 3, reason: 'gap' });
    expect(await flawAfter('delete from audit_entries where sequence = 3')).toEqual({ sequence: 2, reason: 'head' });
    expect(await flawAfter('select')).toBeNull();
  });

  it('refuses update, delete and truncate, as the ledger does', async () => {
    const owner = await desk.member();
    await desk.done(owner, 'staff/add', newMember);
    for (const statement of [
      "update audit_entries set reason = ''",
      'delete from audit_entries',
      'truncate audit_entries',
      'truncate ledger_transactions cascade',
    ])
      await expect(backend.database.query(statement)).rejects.toThrow(/append-only/);
  });
});
