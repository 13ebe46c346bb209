import type { FavouriteGame, GameTile } from '@marquee/contract/entities';

/** A favourite as a tile; fields missing in favourites are empty. */
export function favouriteTile({ img_url, ...favourite }: FavouriteGame): GameTile {
  return {
    ...favourite,
    provider_name: favourite.provider_code,
    game_image: img_url,
    tint: '',
    features: [],
    rtp: 0,
    volatility: 0,
    released: '',
    popularity: 0,
    seats: null,
    stake: { minimum: 0, maximum: 0 },
  };
}
