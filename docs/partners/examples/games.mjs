// A game server (docs/partners/games.md) with Node alone: node games.mjs <port> <key file> <operator's address> Its one
// kind of game is the toss of a coin. It keeps its play sessions in memory: put your database in place of `sessions`,
// and your games in place of `play`. Put a proxy with TLS in front of it. `<origin>/play#<token>` is the page that you
// serve to players.
import { randomInt, randomUUID } from 'node:crypto';
import { call as ask, has, keysOf, serve } from './signed.mjs';

const [port, keyFile, operator, origin = 'https://games.example'] = process.argv.slice(2);
const keys = keysOf(keyFile);

const provider = { code: 'COINS', name: 'Coin Games', position: 1 };
const game = (game_code, name) => ({
  ...{ provider_code: provider.code, game_code, name, category: 'arcade', engine: 'coin', profile: 'coin' },
  ...{ features: [], rtp: 9600, volatility: 1, released: '2026-01-31', tint: '#336699', stake_low: 1, stake_high: 100 },
  ...{ seats: null, featured: null, max_win: 2, image: `${origin}/pictures/{shape}/${game_code}.webp` },
});
const games = [game('coin', 'Coin'), game('coin2', 'Second Coin')];

/** Play sessions by their id: which game, and the token of the last launch. */
const sessions = new Map();

function launch(order) {
  if (
    !has(order, { session: 'string', provider_code: 'string', game_code: 'string', mode: 'string', currency: 'string' })
  )
    return [400, { error: 'badMessage' }];
  const { session, provider_code, game_code, mode, currency } = order;
  if (!games.some((one) => one.provider_code === provider_code && one.game_code === game_code))
    return [404, { error: 'gameUnknown' }];
  if ((sessions.get(session)?.game_code ?? game_code) !== game_code) return [409, { error: 'otherGame' }];
  const token = randomUUID();
  sessions.set(session, { session, provider_code, game_code, mode, currency, token });
  return [200, { launch_url: `${origin}/play#${token}` }];
}

/**
 * One round of a session, in minor units. Each message of the wallet goes out until it is answered, with the same ids.
 */
export async function play({ session, provider_code, currency }, amount) {
  const wallet = async (name, message) => {
    for (;;) {
      const answer = await ask({ operator, keys }, `/provider/v1/${name}`, message, {
        'marquee-provider': provider_code,
      }).catch((error) => console.error(error.message));
      if (answer) return answer.said;
      await new Promise((done) => setTimeout(done, 1000));
    }
  };
  const [round_id, transaction_id] = [randomUUID(), randomUUID()];
  const bet = await wallet('bet', { session, transaction_id, round_id, amount, currency });
  if (bet.status !== 'ok') return { refused: bet.status };
  const won = randomInt(100) < 48 ? 2 * amount : 0;
  const win = {
    session,
    transaction_id: randomUUID(),
    bet_transaction_id: transaction_id,
    round_id,
    amount: won,
    currency,
  };
  const { balance } = await wallet('win', win);
  await wallet('end_round', { session, round_id });
  return { won, balance };
}

serve({ port, keys }, ({ call, message }) => {
  if (call === 'GET /games/v1/catalogue/version') return [200, { version: '1' }];
  if (call === 'GET /games/v1/catalogue') return [200, { version: '1', providers: [provider], games }];
  return call === 'POST /games/v1/launches' ? launch(message) : [404, { error: 'unknownPath' }];
});
