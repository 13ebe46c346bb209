import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallName, Input } from '@marquee/contract/calls';
import { sendDueNews } from '@marquee/platform/account/dueNews';
import { storeContent } from '@marquee/platform/content/store';
import type { SiteFile } from '@marquee/platform/sites/siteFile';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { documentsOf } from '@marquee/platform/terms/documents';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

const site = 'localhost';
let backend: Awaited<ReturnType<typeof testBackend>>;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-terms-'));
  cpSync(sandboxSites, folder, { recursive: true });
  backend = await testBackend({ sitesDir: folder });
});
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => backend.resetLimits());

const decided = (): SiteFile['terms'] =>
  JSON.parse(readFileSync(join(folder, 'common/operator.json'), 'utf8')).terms as SiteFile['terms'];

let tick = 1_100_000_000;
/** The operator decides something else; the next call finds it. Returns the version that holds then. */
async function decide(own: Partial<NonNullable<SiteFile['terms']>>): Promise<string> {
  const path = join(folder, `${site}.json`);
  const file = JSON.parse(readFileSync(path, 'utf8')) as object;
  writeFileSync(path, JSON.stringify({ ...file, terms: { ...decided(), ...own } }));
  tick += 10;
  utimesSync(path, tick, tick);
  backend.clock.advance(250);
  return (await read())?.version ?? '';
}
const read = async (version = '') =>
  (await backend.call('settings/siteinfodetail', { name: 'term_condition', language: 'EN', version }, { site }))
    .document;
const complaints = async (version?: string) =>
  (await read(version))?.clauses.find(({ id }) => id === 'complaints')?.html ?? '';

const call = <N extends CallName>(name: N, input: Input<N>, player: TestPlayer) =>
  backend.call(name, input, { player });
const deposit = async (player: TestPlayer) =>
  (await call('wallet/deposit', { request_id: randomUUID(), method: 'bank', amount: 50_000 }, player)).statusMessage;
const due = async (player: TestPlayer) => (await call('protection/terms', { language: 'EN' }, player)).value ?? [];
const accept = async (version: string, player: TestPlayer) =>
  (await call('protection/accept_terms', { version }, player)).statusMessage;
const accepted = async (player: TestPlayer) => {
  const rows = await backend.database.query<{ version: string; source: string }>(
    `select v.version, a.source from terms_acceptances a join document_versions v on v.id = a.version_id
     where a.player_id = $1 order by a.id`,
    [player.id],
  );
  return rows.map(({ version, source }) => `${source} ${version}`);
};

describe('new terms', () => {
  it('are told to players of before who have not accepted them, once for each version', async () => {
    await decide({ complaint_days: 11 });
    const [player, ready] = [await backend.player(), await backend.player()];
    backend.clock.advance(1);
    await accept(await decide({ complaint_days: 12 }), ready);
    backend.clock.advance(1);
    const later = await backend.player();
    const { database, sites, persons, jobs } = backend.services;
    const look = () => sendDueNews({ database, clock: backend.clock, sites, persons, jobs, report: console.error });
    await Promise.all([look(), look()]);
    await look();
    const told = async (who: TestPlayer) => {
      const { value = [] } = await call('settings/get_inbox', {}, who);
      return value.filter(({ title }) => title.EN === 'Our terms are changing').length;
    };
    expect(await Promise.all([player, ready, later].map(told))).toEqual([1, 0, 0]);
  });

  it('wait for who registered before: deposits and play do, withdrawals and protection do not [D9.30]', async () => {
    const before = await decide({ complaint_days: 10 });
    const player = await backend.player({ cash: 1_000_000 });
    expect([await due(player), await accepted(player), await deposit(player)]).toEqual([
      [],
      [`registration ${before}`],
      'OK',
    ]);

    const after = await decide({ complaint_days: 21 });
    expect(await due(player)).toMatchObject([
      {
        version: after,
        accepted: before,
        changes: [{ id: 'complaints', heading: 'Complaints', change: 'changed' }],
      },
    ]);
    expect(await deposit(player)).toBe('termsUnaccepted');
    expect((await call('wallet/deposit_methods', {}, player)).first).toEqual(['terms']);
    expect((await call('minigame/spin', { request_id: randomUUID() }, player)).statusMessage).toBe('termsUnaccepted');
    expect((await call('protection/session', { playing: false }, player)).value?.[0]?.terms_due).toBe(true);

    const [bank] = (await call('wallet/banks', {}, player)).value ?? [];
    const [me] = (await call('settings/profile', {}, player)).value ?? [];
    const account = {
      request_id: randomUUID(),
      bank_code: bank?.bank_code ?? '',
      account_number: bank?.example ?? '',
      holder_name: me?.full_name ?? '',
    };
    const added = await call('wallet/add_bank_account', account, player);
    const bank_account_id = added.value?.[0]?.bank_account_id ?? '';
    const asked = { request_id: randomUUID(), bank_account_id, amount: 100_000 };
    expect((await call('wallet/withdraw', asked, player)).statusMessage).toBe('OK');
    const limit = { kind: 'deposit', period: 'day', amount: 100_000 } as const;
    expect((await call('protection/set_limit', limit, player)).statusMessage).toBe('OK');

    expect(await accept(before, player)).toBe('termsChanged');
    // Two tabs at once.
    expect(await Promise.all([accept(after, player), accept(after, player)])).toEqual(['OK', 'OK']);
    expect(await accepted(player)).toEqual([`registration ${before}`, `page ${after}`]);
    expect([await due(player), await deposit(player)]).toEqual([[], 'OK']);
    expect([await complaints(before), await complaints()]).toEqual([
      expect.stringContaining('10 days'),
      expect.stringContaining('21 days'),
    ]);
  });

  it('wait for nobody where the operator says that only the wording is corrected [D9.30]', async () => {
    const corrected = await decide({ complaint_days: 30 });
    await decide({ complaint_days: 10 });
    const player = await backend.player();
    expect(await decide({ complaint_days: 30, editorial: [corrected] })).toBe(corrected);
    expect([await due(player), await deposit(player)]).toEqual([[], 'OK']);
  });

  it('are shown whole to who has accepted none', async () => {
    const player = await backend.player();
    await backend.database.query('delete from terms_acceptances where player_id = $1', [player.id]);
    expect(await due(player)).toMatchObject([{ accepted: null, changes: [] }]);
  });

  it('are one version when two processes find them at once', async () => {
    const file = backend.services.sites.find(site) as SiteFile;
    const changed = { ...file, terms: { ...decided(), editorial: [], complaint_days: 99 } } as SiteFile;
    const count = async () => (await read())?.versions.length ?? 0;
    const earlier = await count();
    const store = () => storeContent(backend.database, backend.clock, changed, documentsOf(changed));
    await Promise.all([store(), store()]);
    expect((await count()) - earlier).toBe(1);
  });
});
