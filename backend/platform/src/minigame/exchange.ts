import type { Output, ValidInput } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { PlayerContext } from '../calls/handlers';
import { assertAdmitted } from '../identity/guard';
import { assertMay } from '../protection/guard';
import { assertOperating } from '../sites/operating';
import { hasProgramme } from '../sites/programmes';
import type { SiteFile } from '../sites/siteFile';

/** How many exchanges are shown. */
const recent = 10;

/** Throws Refusal `notOffered` if the site has no rewards: there, tokens are neither given nor spent. */
export function assertOffered(site: SiteFile): void {
  if (!hasProgramme(site, 'rewards')) throw new Refusal('notOffered');
}

/**
 * Exchanges game tokens for minigame tokens at the site's rate, through the ledger; once per key. There is no way back,
 * and none to money. Throws the guard's Refusal, `notOffered`, `tryAgain` if the rate is not what the player was shown,
 * `insufficientTokens`, or `requestIdReused` for the key of another exchange.
 */
export function exchangeTokens(
  { request_id, tokens, rate }: ValidInput<'minigame/exchange'>,
  { database, ledger, site, player, clock }: PlayerContext,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const at = clock.now();
    assertOperating(site, at);
    await assertMay(transaction, player, 'play', 0, at);
    await assertAdmitted(transaction, player, site, at);
    assertOffered(site);
    if (rate !== site.token_rate) throw new Refusal('tryAgain');
    const given = tokens * rate;
    const legs = [
      { account: 'game_token', amount: -given },
      { account: 'minigame_token', amount: tokens },
      { account: 'conversion', amount: given - tokens },
    ] as const;
    await ledger
      .post(transaction, {
        key: `exchange:${player.id}:${request_id}`,
        kind: 'conversion',
        site: site.domain_name,
        playerId: player.id,
        currency: player.currency,
        legs: legs.filter(({ amount }) => amount !== 0),
        reference: request_id,
        description: 'exchange',
        at,
      })
      .catch((error: unknown) => {
        if (error instanceof Refusal && error.statusMessage === 'insufficientBalance')
          throw new Refusal('insufficientTokens');
        throw error;
      });
  });
}

/** The player's last exchanges, newest first, from the ledger. */
export async function exchangesOf(
  database: Database,
  playerId: string,
): Promise<Output<'minigame/state'>['value'][number]['exchanges']> {
  const rows = await database.query(
    `select t.id, t.at, -sum(leg.amount) filter (where leg.account = 'game_token') as given,
       sum(leg.amount) filter (where leg.account = 'minigame_token') as got
     from (select id, at, sequence, accounts, amounts from ledger_transactions
       where player_id = $1 and kind = 'conversion' order by sequence desc limit $2) t
     cross join lateral unnest(t.accounts, t.amounts) as leg (account, amount)
     group by t.id, t.at, t.sequence order by t.sequence desc`,
    [playerId, recent],
  );
  return rows.map(({ id, at, given, got }) => ({
    exchange_id: id,
    given: given ?? 0,
    got: got ?? 0,
    at: new Date(at).toISOString(),
  }));
}
