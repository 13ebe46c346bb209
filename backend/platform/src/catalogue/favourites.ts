import { Refusal } from '@marquee/kernel/refusal';
import type { Handlers } from '../calls/handlers';
import { type Catalogue, keyOf } from './catalogue';
import { offerOf } from './offer';

/** The most favourites that one player keeps. */
const most = 500;

/**
 * The favourites calls (R7). Name, type and picture come from the catalogue, never from what a browser
 * sent.
 */
export function favouriteCalls(catalogue: Catalogue) {
  return {
    'home/fav_list': async (_input, { site, player, database }) => {
      const rows = await database.query(
        'select provider_code, game_code from favourites where player_id = $1 order by added_at desc, game_code limit $2',
        [player.id, most],
      );
      const { tiles } = await catalogue.ofSite(offerOf(site));
      const value = rows.flatMap((row) => {
        const tile = tiles.get(keyOf(row));
        if (!tile) return [];
        const { game_code, game_name, game_type, game_image, provider_code } = tile;
        return [{ game_code, game_name, game_type, img_url: game_image, provider_code }];
      });
      return { value };
    },

    'home/fav_add': async ({ provider_code, game_code }, { site, player, database, clock }) => {
      if (!(await catalogue.find(offerOf(site), provider_code, game_code))) throw new Refusal('gameUnknown');
      const [row] = await database.query('select count(*)::int as count from favourites where player_id = $1', [
        player.id,
      ]);
      if ((row?.count ?? 0) >= most) throw new Refusal('tooManyFavourites');
      await database.query('insert into favourites values ($1, $2, $3, $4) on conflict do nothing', [
        player.id,
        provider_code,
        game_code,
        clock.now(),
      ]);
      return {};
    },

    'home/fav_remove': async ({ provider_code, game_code }, { player, database }) => {
      await database.query('delete from favourites where player_id = $1 and provider_code = $2 and game_code = $3', [
        player.id,
        provider_code,
        game_code,
      ]);
      return {};
    },
  } satisfies Partial<Handlers>;
}
