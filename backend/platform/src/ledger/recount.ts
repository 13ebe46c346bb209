import { decimalsOf } from '@marquee/contract/currencies';
import type { Database } from '@marquee/database/database';

/**
 * Throws an Error with instructions if an older version stored amounts with other decimal places: read as they are,
 * they would be wrong by powers of ten.
 */
export async function assertCounted(database: Database): Promise<void> {
  const rows = await database.query('select currency, decimals_before from currencies_to_recount order by currency');
  if (rows.length === 0) return;
  const listed = rows.map(
    ({ currency, decimals_before: before }) =>
      `${currency} is stored with ${before} decimal places and has ${decimalsOf(currency)} now`,
  );
  throw new Error(
    `${listed.join('; ')}. Its amounts would be read wrong. Go on with the version before, or multiply them first: docs/upgrade.md, "Currencies that were counted otherwise".`,
  );
}
