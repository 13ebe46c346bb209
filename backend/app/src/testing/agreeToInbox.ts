import type { Product } from '@marquee/contract/products';
import type { Database } from '@marquee/database/database';

/** Has a player agree to a product's offers in the inbox, as somebody who ticked that at registration. */
export async function agreeToInbox(
  database: Database,
  player: { id: string; site: string },
  now: number,
  product: Product = 'casino',
) {
  await database.query(
    `insert into marketing_consents (site, player_id, product, channel, given, at, version, wording, source)
     values ($1, $2, $4, 'inbox', true, $3, '1', 'Yes.', 'registration')`,
    [player.site, player.id, now, product],
  );
}
