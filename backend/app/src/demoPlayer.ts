import { randomUUID } from 'node:crypto';
import { minorPerMajor } from '@marquee/contract/currencies';
import { hashPassword } from '@marquee/platform/auth/passwords';
import { seedPassedCheck } from '@marquee/platform/identity/checks';
import { type Jurisdiction, jurisdictions } from '@marquee/platform/jurisdictions/jurisdictions';
import { productsOfSite, setConsents, termsOf } from '@marquee/platform/marketing/consents';
import { acceptTerms } from '@marquee/platform/protection/terms';
import type { SiteFile } from '@marquee/platform/sites/siteFile';
import { seedDeposit } from '@marquee/platform/wallet/seedDeposit';
import type { Services } from './services';

/** The public credentials of the demo player. */
export const demoSignIn = { account_id: 'demo', password: 'demo-marquee-2026', full_name: 'Demo Player' } as const;

let hash: Promise<string> | undefined;

/** Cached for all sites: the password is public, and hashing it would be the slowest part of preparing a site. */
function demoHash(): Promise<string> {
  hash ??= hashPassword(demoSignIn.password);
  return hash;
}

/** The demo player's opening balance, major units of an average currency. */
const gift = 25_000;

/**
 * Creates the demo player's account on a site and funds it through the ledger; idempotent, also for concurrent calls:
 * the account by its unique id, the deposit by its key.
 */
export async function seedDemoPlayer(
  { database, clock, ledger, persons }: Pick<Services, 'database' | 'clock' | 'ledger' | 'persons'>,
  site: SiteFile,
): Promise<void> {
  const { account_id, full_name } = demoSignIn;
  const domain = site.domain_name;
  const known = await database.query('select 1 from players where site = $1 and account_key = $2', [
    domain,
    account_id,
  ]);
  if (known.length > 0) return;
  const passwordHash = await demoHash();
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const [made] = await transaction.query(
      `insert into players (id, site, account_id, password_hash, full_name, contact_email, contact_phone, phone_verified_at,
         date_of_birth, currency, referral_code, created_at)
       values ($1, $2, $3, $4, $5, 'demo@example.com', '+639170000000', $6, '1990-05-17', $7, 'DEMO2026', $6)
       on conflict (site, account_key) do nothing returning id`,
      [randomUUID(), domain, account_id, passwordHash, full_name, now, site.currency],
    );
    if (!made) return;
    await persons.mark(transaction, made.id, now);
    await acceptTerms(transaction, { id: made.id, site: domain }, { version: null, source: 'registration' }, now);
    const { address }: Jurisdiction = jurisdictions[site.jurisdiction];
    if (address)
      await transaction.query(
        `update players set address_line = '1 Example Street', address_town = 'London', address_postcode = 'EC1A 1BB'
         where id = $1`,
        [made.id],
      );
    await seedPassedCheck(transaction, site, made.id, now);
    const { version } = termsOf(site, 'EN');
    const given = productsOfSite(site).map((product) => ({ product, channel: 'inbox' as const }));
    await setConsents(transaction, site, made.id, { version, language: 'EN', given }, { source: 'registration' }, now);
    const amount = gift * minorPerMajor(site.currency) * (site.currency === 'VND' ? 100 : 1);
    await seedDeposit(transaction, ledger, site, made, { name: 'opening', amount, at: now });
  });
}
