/** A game as listed by a partner's game server, without its code. */
export const catalogueEntry = {
  provider_code: 'HOUSE',
  name: 'Łódź 龍',
  category: 'slot_game',
  engine: 'slot',
  profile: 'x',
  features: [],
  rtp: 9600,
  volatility: 3,
  released: '2026-01-31',
  tint: '#336699',
  stake_low: 1,
  stake_high: 100,
  seats: null,
  featured: null,
  image: 'https://cdn.example/{shape}/a.webp',
};
