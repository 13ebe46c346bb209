import { randomUUID } from 'node:crypto';
import type { CallName, Input } from '@marquee/contract/calls';
import { languageCodes } from '@marquee/contract/languages';
import { identityMachine } from '@marquee/contract/machines';
import { type JurisdictionCode, jurisdictionCodes, jurisdictions } from '@marquee/platform/jurisdictions/jurisdictions';
import { barredVersion } from '@marquee/platform/protection/barredTexts';
import { day } from '@marquee/platform/protection/periods';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { bodyOf } from '../../src/testing/callBodies';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
beforeAll(async () => {
  backend = await testBackend();
  await backend.reset();
});
afterAll(() => backend.close());
beforeEach(() => backend.resetLimits());

/** A site with a cashier under each profile. */
const sites: Record<JurisdictionCode, string> = {
  none: 'localhost',
  uk: 'casino4.localhost',
  mt: 'casino1.localhost',
  ph: 'slot1.localhost',
};
const { uk, ph } = sites;

const call = <N extends CallName>(name: N, input: Input<N>, player: TestPlayer) =>
  backend.call(name, input, { player });
const sql = (text: string, player: TestPlayer) => backend.database.query(text, [player.id]);
const methods = (player: TestPlayer) => call('wallet/deposit_methods', {}, player);
const first = async (player: TestPlayer) => (await methods(player)).first ?? [];
const deposit = async (player: TestPlayer) =>
  (await call('wallet/deposit', { request_id: randomUUID(), method: 'bank', amount: 50_000 }, player)).statusMessage;
const address = { address_line: '2 Quay Road', address_town: 'Bristol', address_postcode: 'bs1 4dj' };
const give = async (player: TestPlayer, given: Partial<typeof address>) => {
  const [me] = (await call('settings/profile', {}, player)).value ?? [];
  const { full_name = '', contact_email = '' } = me ?? {};
  return call('settings/profile_update', { full_name, contact_email, ...given }, player);
};
const withoutAddress = (player: TestPlayer) =>
  sql('update players set address_line = null, address_town = null, address_postcode = null where id = $1', player);
const withoutDeclaration = (player: TestPlayer) => sql('delete from barred_declarations where player_id = $1', player);

describe('before the first deposit', () => {
  it.each([
    ['none', []],
    ['mt', []],
    ['ph', ['declaration']],
    ['uk', ['address', 'limits', 'identity']],
  ] as const)('a player of %s whom nobody has asked yet is asked for %j [D9.29]', async (code, asked) => {
    const player = await backend.player({ site: sites[code], identity: 'unanswered' });
    await withoutAddress(player);
    await withoutDeclaration(player);
    expect(await first(player)).toEqual(asked);
  });

  it('in uk each step is refused until it is done, in the order in which the page asks [D9.06, D9.29]', async () => {
    const player = await backend.player({ site: uk, identity: 'unanswered' });
    await withoutAddress(player);
    expect(await deposit(player)).toBe('addressNeeded');
    await give(player, address);
    expect([await first(player), await deposit(player)]).toEqual([['limits', 'identity'], 'limitsUnanswered']);
    await call('protection/set_limit', { kind: 'deposit', period: 'day', amount: 100_000 }, player);
    expect([await first(player), await deposit(player)]).toEqual([['identity'], 'identityPending']);
    await sql("update identity_checks set status = 'passed' where player_id = $1", player);
    expect([await first(player), await deposit(player)]).toEqual([[], 'OK']);
  });

  it.each(['protection/set_limit', 'protection/decline_limits'] as const)(
    'the offer of limits is answered by %s, for good and in every tab [D9.29]',
    async (answer) => {
      const player = await backend.player({ site: uk });
      const input = { kind: 'deposit', period: 'month', amount: 500_000 } as const;
      const tell = () => (answer === 'protection/set_limit' ? call(answer, input, player) : call(answer, {}, player));
      expect(await first(player)).toEqual(['limits']);
      // Two tabs at once, or an answer that was lost and sent again.
      const both = await Promise.all([tell(), tell()]);
      expect(both.map(({ statusMessage }) => statusMessage)).toEqual(['OK', 'OK']);
      expect([await deposit(player), await deposit(player), await first(player)]).toEqual(['OK', 'OK', []]);
      backend.clock.advance(40 * day);
      const { account_id, password } = player;
      const { token = '' } = await backend.call('auth/login', { account_id, password }, { site: uk });
      expect(await first({ ...player, auth: token })).toEqual([]);
    },
  );

  it('the documents that the check may ask for are named where the profile has some [D9.28]', async () => {
    for (const code of jurisdictionCodes) {
      const player = await backend.player({ site: sites[code] });
      expect((await methods(player)).documents ?? [], code).toEqual(
        code === 'uk' ? ['passport', 'drivingLicence', 'addressProof', 'fundsProof'] : [],
      );
    }
  });
});

describe('an address', () => {
  it('is refused incomplete or with another country’s postcode, and stored as it was given [D9.26]', async () => {
    const player = await backend.player({ site: uk });
    await withoutAddress(player);
    const faults = async (given: Partial<typeof address>) => {
      const answer = await give(player, given);
      return 'fields' in answer ? answer.fields : answer.statusMessage;
    };
    expect(await faults({ address_line: address.address_line })).toEqual({ address_town: 'required' });
    expect(await faults({ ...address, address_postcode: '' })).toEqual({ address_postcode: 'required' });
    expect(await faults({ ...address, address_postcode: '10115' })).toEqual({ address_postcode: 'postcodeFormat' });
    expect(await faults({ ...address, address_postcode: 'BS1 4DJ; drop' })).toEqual({
      address_postcode: 'postcodeFormat',
    });
    expect(await faults({ ...address, address_line: '\u202e2 Quay Road' })).toEqual({
      address_line: 'controlCharacter',
    });
    // What is not changed is not asked for again: an older page sends no address.
    expect(await faults({})).toBe('OK');
    expect(await first(player)).toContain('address');
    expect((await give(player, address)).value).toMatchObject([{ ...address, address_postcode: 'BS1 4DJ' }]);
  });

  it('is not kept where the profile does not ask for it [D9.26]', async () => {
    const player = await backend.player();
    expect((await give(player, address)).value?.[0]).not.toHaveProperty('address_line');
    expect(await sql('select address_line from players where id = $1', player)).toEqual([{ address_line: null }]);
  });

  it('begins the identity check, which waits for it, and a new one is checked again [D9.26]', async () => {
    const player = await backend.player({ site: uk });
    const checks = () => sql('select attempt, status from identity_checks where player_id = $1 order by 1', player);
    await withoutAddress(player);
    await sql('delete from identity_checks where player_id = $1', player);
    expect(await deposit(player)).toBe('addressNeeded');
    await call('identity/begin', {}, player);
    expect(await checks()).toEqual([]);
    await give(player, address);
    expect(await checks()).toMatchObject([{ attempt: 1 }]);
    await sql("update identity_checks set status = 'passed' where player_id = $1", player);
    await give(player, address);
    expect(await checks()).toHaveLength(1);
    await give(player, { ...address, address_line: '3 Quay Road' });
    expect(await checks()).toMatchObject([{ attempt: 1, status: 'passed' }, { attempt: 2 }]);
  });
});

describe('the declaration of not being barred', () => {
  const form = { ...bodyOf('auth/signup'), date_of_birth: '1980-01-01' };
  const register = (account_id: string, declaration?: object) =>
    backend.call('auth/signup', { ...form, account_id, request_id: randomUUID(), declaration } as never, { site: ph });

  it('is a condition of an account where the profile asks for it, with the words of today [D9.27]', async () => {
    expect(await register('barred_1')).toMatchObject({ fields: { declaration: 'mustDeclare' } });
    expect(await register('barred_1', { version: '0', language: 'EN' })).toMatchObject({
      statusMessage: 'termsChanged',
    });
    expect(await register('barred_1', { version: barredVersion, language: 'PHP' })).toMatchObject({ statusCode: 1 });
    const [stored] = await backend.database.query<{ version: string; wording: string; at: number }>(
      `select d.version, d.wording, d.at from barred_declarations d join players p on p.id = d.player_id
       where p.account_id = 'barred_1'`,
    );
    expect(stored).toMatchObject({ version: barredVersion, at: backend.clock.now() });
    expect(stored?.wording).toMatch(/21 taong gulang .* National Database of Restricted Persons/);
  });

  it('is there in every language with the age, and nowhere else [D9.27]', async () => {
    for (const language of languageCodes) {
      const { value = [] } = await backend.call('protection/declaration', { language }, { site: ph });
      expect(value[0]?.wording, language).toMatch(/21.*National Database of Restricted Persons/);
    }
    expect((await backend.call('protection/declaration', { language: 'EN' }, { site: uk })).value).toEqual([]);
  });

  it('is asked once before the next deposit of who registered earlier, and the first one stands [D9.27]', async () => {
    const player = await backend.player({ site: ph });
    await withoutDeclaration(player);
    expect([await first(player), await deposit(player)]).toEqual([['declaration'], 'declarationNeeded']);
    const declare = (version: string) => call('protection/declare', { version, language: 'EN' }, player);
    expect((await declare('0')).statusMessage).toBe('termsChanged');
    await Promise.all([declare(barredVersion), declare(barredVersion)]);
    const at = backend.clock.now();
    backend.clock.advance(60_000);
    expect(await sql('select at from barred_declarations where player_id = $1', player)).toEqual([{ at }]);
    expect([await first(player), await deposit(player)]).toEqual([[], 'OK']);
  });

  it('cannot be made where nobody is asked', async () => {
    const player = await backend.player();
    const answer = await call('protection/declare', { version: barredVersion, language: 'EN' }, player);
    expect(answer.statusMessage).toBe('notOffered');
  });
});

describe('a withdrawal', () => {
  const states = ['none', ...Object.keys(identityMachine)] as const;

  it.each(jurisdictionCodes)(
    'is taken in %s in every state of the identity check, without an address and a declaration',
    async (code) => {
      const player = await backend.player({ site: sites[code], cash: 100_000_000 });
      await withoutAddress(player);
      await withoutDeclaration(player);
      const [bank] = (await call('wallet/banks', {}, player)).value ?? [];
      const [me] = (await call('settings/profile', {}, player)).value ?? [];
      const account = {
        request_id: randomUUID(),
        bank_code: bank?.bank_code ?? '',
        holder_name: me?.full_name ?? '',
        account_number: bank?.example ?? '',
      };
      const added = await call('wallet/add_bank_account', account, player);
      const bank_account_id = added.value?.[0]?.bank_account_id ?? '';
      for (const state of states) {
        await sql('delete from identity_checks where player_id = $1', player);
        if (state !== 'none')
          await backend.database.query(
            `insert into identity_checks (id, site, player_id, attempt, status, minimum_age, language, created_at, changed_at)
             values ($1, $2, $3, 1, $4, 18, 'en', 0, 0)`,
            [randomUUID(), sites[code], player.id, state],
          );
        await backend.resetLimits();
        const withdrawn = await call(
          'wallet/withdraw',
          { request_id: randomUUID(), bank_account_id, amount: 100_000 },
          player,
        );
        expect(withdrawn.statusMessage, state).toBe('OK');
      }
    },
  );
});

it('only profiles that check identity ask for an address', () => {
  const asking = jurisdictionCodes.filter((code) => jurisdictions[code].address !== null);
  expect(asking).toEqual(['uk']);
  expect(asking.every((code) => jurisdictions[code].identity === 'before_deposit')).toBe(true);
});
