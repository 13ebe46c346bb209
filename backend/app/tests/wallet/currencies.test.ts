import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minorPerMajor } from '@marquee/contract/currencies';
import { readStatementCsv, statementCsv } from '@marquee/contract/statementCsv';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { providerHeader } from '@marquee/protocols/provider/messages';
import { stakeUnit } from '@marquee/protocols/provider/stakes';
import { coveredRequest, signedHeaders } from '@marquee/protocols/signing/signing';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { testBackend } from '../../src/testing/testBackend';

const sitesDir = mkdtempSync(join(tmpdir(), 'marquee-currencies-'));
const pathOf = (name: string) => join(sitesDir, `${name}.json`);
const kuwait = 'kuwait.test';
/** Scheduled work of the gateway. */
const due: (() => void)[] = [];
let backend: Awaited<ReturnType<typeof testBackend>>;

/** A site in Kuwaiti dinars: its own cashier, and the file of another site as the model. */
function writeKuwait(): void {
  const cashier = readFileSync(pathOf('common/cashier-usd'), 'utf8');
  writeFileSync(pathOf('common/cashier-kwd'), cashier);
  const { opening_slide: _, ...model } = JSON.parse(readFileSync(pathOf('casino2.localhost'), 'utf8'));
  const parts = (model.extends as string[]).map((part) => part.replace('usd', 'kwd'));
  const own = { domain_name: kuwait, external_id: 'kuwait', currency: 'KWD', extends: parts };
  writeFileSync(pathOf(kuwait), JSON.stringify({ ...model, ...own }));
}

/** Scheduled work runs when a test looks, after advancing the clock. */
function later(ms: number, work: () => void): void {
  due.push(() => {
    backend.clock.advance(ms);
    work();
  });
}

beforeAll(async () => {
  cpSync(sandboxSites, sitesDir, { recursive: true });
  writeKuwait();
  backend = await testBackend({ sitesDir, scheduler: { after: later, stop() {} } });
});
afterAll(async () => {
  await backend.close();
  rmSync(sitesDir, { recursive: true });
});

/** Posts a call of the provider JILI. */
async function provider(call: string, message: object) {
  const body = JSON.stringify(message);
  const keys = await backend.partners.keys.provider('JILI');
  const covered = coveredRequest({ method: 'POST', url: `/provider/v1/${call}` });
  const headers = { [providerHeader]: 'JILI', ...signedHeaders(keys, covered, body, backend.clock.now()) };
  const response = await backend.app.request(`/provider/v1/${call}`, { method: 'POST', headers, body });
  return (await response.json()) as { status: string };
}

test.each([
  ['casino6.localhost', 'EUR', '0.01'],
  ['casino9.localhost', 'VND', '1'],
  [kuwait, 'KWD', '0.001'],
])('%s is played in %s, the least of which is %s, from deposit to withdrawal', async (site, currency, least) => {
  const major = minorPerMajor(currency);
  const player = await backend.player({ site });
  const call: typeof backend.call = (name, input) => backend.call(name, input, { player });
  const cash = async () => (await backend.services.ledger.balances(backend.database, player.id)).cash;
  const becomes = async (state: string, payment_id: string | undefined) => {
    await expect
      .poll(async () => {
        for (const work of due.splice(0)) work();
        return (await call('wallet/payment', { payment_id: payment_id ?? '' })).value?.[0]?.state;
      })
      .toBe(state);
  };

  const amount = major === 1 ? 2_000_000 : 1000 * major;
  const deposited = await call('wallet/deposit', { request_id: randomUUID(), method: 'bank', amount });
  await becomes('approved', deposited.value?.[0]?.payment_id);
  expect(await cash()).toBe(amount);
  const game = { provider_code: 'JILI', game_code: 'sl001', mode: 'real' as const, language: 'EN' };
  const session = /\.([^.~]+)/.exec((await call('product/launch', game)).launch_url ?? '')?.[1];
  const stake = stakeUnit(currency);
  const round = { session, round_id: `r-${currency}`, currency };
  const bet = { ...round, transaction_id: `b-${currency}`, amount: stake };
  const won = stake + 1;
  expect(await provider('bet', bet)).toMatchObject({ status: 'ok', balance: amount - stake });
  const win = { ...round, transaction_id: `w-${currency}`, bet_transaction_id: bet.transaction_id, amount: won };
  expect(await provider('win', win)).toMatchObject({ status: 'ok', balance: amount + 1 });

  const [bank] = backend.sites.find(site)?.banks ?? [];
  const [{ full_name: holder_name } = { full_name: '' }] = await backend.database.query<{ full_name: string }>(
    'select full_name from players where id = $1',
    [player.id],
  );
  const account = { bank_code: bank?.bank_code ?? '', account_number: bank?.example ?? '', holder_name };
  const accounts = await call('wallet/add_bank_account', { request_id: randomUUID(), ...account });
  const { bank_account_id = '' } = accounts.value?.[0] ?? {};
  const withdrawn = await call('wallet/withdraw', { request_id: randomUUID(), bank_account_id, amount });
  expect(withdrawn.statusMessage).toBe('OK');
  await becomes('paid', withdrawn.value?.[0]?.payment_id);
  expect(await cash()).toBe(1);

  const { transactions } = await call('wallet/statement', {});
  const file = statementCsv(transactions ?? [], currency);
  expect(file).toContain(`,${least},`);
  expect(readStatementCsv(file)).toEqual(transactions?.map(({ title: _, ...entry }) => entry));
  expect(verifyReport(await verifyLedger(backend.database)).clean).toBe(true);
});
