// An odds feed (docs/partners/odds.md) with Node alone: node odds.mjs <port> <key file> Its board is one match, kept in
// memory. Call `put` for each event that your source tells, and `tick` only while you hear from it. Drop what was over
// half an hour ago. Put a proxy with TLS in front of it.
import { keysOf, serve } from './signed.mjs';

const [port, keyFile] = process.argv.slice(2);

/** A new numbering for each start. */
const stream = `example-${Date.now()}`;
let sequence = 1;
let at = Date.now();
/** Events by id, with the sequence of their last change. */
const board = new Map();

function put(event) {
  sequence += 1;
  board.set(event.id, { event, changed: sequence });
  tick();
}

/** Marks the board as current. */
function tick() {
  at = Date.now();
}

const told = (after) => ({
  ...{ stream, sequence, at },
  events: [...board.values()].filter(({ changed }) => changed > after).map(({ event }) => event),
});

/**
 * What a line is worth, by the board's prices without their margin. A real feed asks its model, which also knows lines
 * that left the board.
 */
function worthOf({ event: id, betType, line, outcome }) {
  const market = board.get(id)?.event.markets.find((one) => one.betType === betType && one.line === line);
  const priced = market?.selections.find((one) => one.outcome === outcome);
  // Lines that can push or pay half need the model.
  if (!priced || market.suspended || !['1x2', 'winner'].includes(betType)) return [];
  const all = market.selections.reduce((sum, { odds }) => sum + 1 / odds, 0);
  const won = Math.floor(1_000_000 / priced.odds / all);
  return [{ event: id, betType, line, outcome, won, halfWon: 0, void: 0, halfLost: 0 }];
}

put({
  ...{
    id: 'match-1',
    sport: 'football',
    state: 'scheduled',
    startsAt: Date.now() + 3_600_000,
    clock: null,
    race: null,
  },
  ...{ league: { id: 'cup', name: { EN: 'Cup' }, position: 0 }, home: { EN: 'Harbour' }, away: { EN: 'Castle' } },
  score: { home: 0, away: 0, periods: [] },
  markets: [
    {
      ...{ betType: '1x2', line: null, suspended: false },
      selections: [
        { outcome: 1, odds: 1950 },
        { outcome: 3, odds: 3400 },
        { outcome: 2, odds: 4100 },
      ],
    },
  ],
});
setInterval(tick, 1000);

serve({ port, keys: keysOf(keyFile), largest: 1_048_576 }, ({ call, query, message }) => {
  if (call === 'POST /odds/v1/snapshot' && Array.isArray(message?.open)) return [200, told(0)];
  if (call === 'POST /odds/v1/values' && Array.isArray(message?.lines))
    return [200, { at, values: message.lines.flatMap(worthOf) }];
  if (call !== 'GET /odds/v1/changes') return [400, { error: 'badMessage' }];
  return query.stream === stream ? [200, told(Number(query.after))] : [410, { error: 'streamUnknown' }];
});
