import { possiblySame } from '@marquee/platform/persons/alike';
import { assertMay } from '@marquee/platform/protection/guard';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { outcomeOf, walletBench } from '../../src/testing/walletBench';

let bench: Awaited<ReturnType<typeof walletBench>>;
beforeAll(async () => {
  bench = await walletBench();
});
beforeEach(() => bench.reset());
afterAll(() => bench.database.close());

const born = '1980-01-02';
const phone = '+639170001111';

/** An account with this name; birth date and telephone are the same by default. */
async function account(full_name: string, more: { born?: string; phone?: string; email?: string } = {}) {
  const context = await bench.player({ born, phone, ...more });
  const { id } = context.player;
  await bench.database.query('delete from person_marks where player_id = $1', [id]);
  await bench.database.query('update players set full_name = $2 where id = $1', [id, full_name]);
  await bench.persons.mark(bench.database, id, bench.clock.now());
  bench.clock.advance(1_000);
  return context;
}
const listed = async (since = 0) =>
  (await possiblySame(bench.database, since)).map(({ player_id, other, marks }) => [player_id, other, marks]);

describe('the list of possibly the same persons', () => {
  it.each([
    ['a letter more', 'Ana Cruz', 'Anna Cruz'],
    ['a letter less', 'Maria Santos', 'Maria Santo'],
    ['another letter', 'Ana Cruz', 'Ana Kruz'],
    ['two letters', 'Juan dela Cruz', 'Juan dele Crus'],
    ['two letters exchanged', 'Brian Lopez', 'Brain Lopez'],
    ['the parts in another order', 'Brian Lopez', 'LOPEZ, Bryan'],
    ['another first letter', 'Carl Dean', 'Earl Dean'],
  ])('has names with %s, when birth date and telephone are the same', async (_, one, other) => {
    const [first, second] = [await account(one), await account(other)];
    expect(await listed()).toEqual([[second.player.id, first.player.id, 'phone']]);
    // Only a hint: nobody is refused because of it.
    const may = bench.database.transaction((tx) => assertMay(tx, second.player, 'deposit', 100, bench.clock.now()));
    expect(await outcomeOf(may)).toBeUndefined();
    expect(await listed(bench.clock.now())).toEqual([]);
  });

  it.each([
    ['the same name', 'ana  CRUZ', {}],
    ['three letters', 'Amma Bruz', {}],
    ['another birth date', 'Anna Cruz', { born: '1980-01-03' }],
    ['nothing else in common', 'Anna Cruz', { phone: '+639170002222' }],
  ])('has none with %s', async (_, name, more) => {
    await account('Ana Cruz');
    await account(name, more);
    expect(await listed()).toEqual([]);
  });

  it('lists all that is the same, devices too', async () => {
    const email = 'ana@example.test';
    const [first, second] = [await account('Ana Cruz', { email }), await account('Ann Cruz', { email })];
    for (const { player } of [first, second])
      await bench.database.query(
        "insert into known_devices (player_id, device_hash, last_used_at) values ($1, 'd', 1)",
        [player.id],
      );
    expect(await listed()).toEqual([[second.player.id, first.player.id, 'device, email, phone']]);
  });
});
