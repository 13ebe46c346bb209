import type { LocalText } from '@marquee/contract/entities';
import { languageCodes } from '@marquee/contract/languages';
import { schemas } from '@marquee/contract/schemas';
import * as v from 'valibot';
import type { BetType, FeedEvent, FeedLine, FeedValue } from './feed';

const { sport, state, markets } = schemas['sports/fixtures'].output.entries.value.item.entries;
const betType = markets.item.entries.bet_type;

const int = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Ids of events and leagues: without colons, which separate the parts of derived ids. */
export const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9._~-]{0,79}$/));

/** Milliseconds since 1970, between the years 2000 and 2100. */
export const timeSchema = int(946_684_800_000, 4_102_444_800_000);

/** Single-line text without control characters, lone surrogates and bidirectional controls. */
const line = (most: number) =>
  v.pipe(v.string(), v.maxLength(most), v.regex(/^[^\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]*$/u));

/**
 * A name by the specification's language codes. English is required; others are optional, and unknown languages are
 * dropped.
 */
const name = v.pipe(
  v.object({
    ...Object.fromEntries(languageCodes.map((code) => [code, v.optional(line(120))])),
    EN: v.pipe(line(120), v.nonEmpty()),
  }),
  v.transform((texts): LocalText => {
    const given = Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return Object.fromEntries(given.filter(([, text]) => text !== ''));
  }),
);

const isUnique = (keys: readonly unknown[]) => new Set(keys).size === keys.length;

/** Thousandths, more than 1.00 and at most 1000.00. */
const odds = int(1_001, 1_000_000);

const sidesOf: Partial<Record<BetType, number>> = { '1x2': 3, winner: 2, handicap: 2, totals: 2, odd_even: 2 };

const lineQuarters = v.nullable(int(-10_000, 10_000));

const lineEntries = { event: idSchema, betType, line: lineQuarters, outcome: int(1, 99) };
const millionths = int(0, 1_000_000);

/** A line, as bets refer to it. */
export const feedLineSchema: v.GenericSchema<unknown, FeedLine> = v.object(lineEntries);

/** A line with the probabilities of its outcomes; at most one in total. */
export const feedValueSchema: v.GenericSchema<unknown, FeedValue> = v.pipe(
  v.object({ ...lineEntries, won: millionths, halfWon: millionths, void: millionths, halfLost: millionths }),
  v.check((value) => value.won + value.halfWon + value.void + value.halfLost <= 1_000_000),
);

const market = v.pipe(
  v.object({
    betType,
    line: lineQuarters,
    suspended: v.boolean(),
    selections: v.pipe(
      v.array(v.object({ outcome: int(1, 99), odds, suspended: v.optional(v.boolean()) })),
      v.maxLength(40),
      v.check((selections) => isUnique(selections.map(({ outcome }) => outcome))),
    ),
  }),
  v.check(({ betType: kind, line: at }) => (kind === 'handicap' || kind === 'totals') === (at !== null)),
  v.check(({ betType: kind, selections }) => selections.every(({ outcome }) => outcome <= (sidesOf[kind] ?? 99))),
);

const runner = v.object({
  number: int(1, 99),
  name,
  jockey: name,
  draw: int(0, 99),
  weightKg: v.pipe(v.number(), v.minValue(0), v.maxValue(1_000)),
  form: line(20),
  withdrawn: v.boolean(),
  position: v.nullable(int(1, 99)),
});

const race = v.object({
  number: int(1, 99),
  distanceM: int(1, 100_000),
  places: int(1, 10),
  runners: v.pipe(
    v.array(runner),
    v.minLength(1),
    v.maxLength(40),
    v.check((runners) => isUnique(runners.map(({ number }) => number))),
  ),
});

const count = int(0, 10_000);

/**
 * The schema of an event: sizes, texts, odds, lines and times are bounded, and fields are consistent. Unknown fields
 * are dropped.
 */
export const feedEventSchema: v.GenericSchema<unknown, FeedEvent> = v.pipe(
  v.object({
    id: idSchema,
    sport,
    league: v.object({ id: idSchema, name, position: int(0, 1_000_000) }),
    home: name,
    away: name,
    startsAt: timeSchema,
    state,
    clock: v.nullable(
      v.object({
        period: int(0, 100),
        seconds: v.nullable(v.pipe(v.number(), v.minValue(-100_000), v.maxValue(100_000))),
        rate: v.pipe(v.number(), v.minValue(-100), v.maxValue(100)),
        at: timeSchema,
      }),
    ),
    score: v.object({
      home: count,
      away: count,
      periods: v.pipe(v.array(v.tuple([count, count])), v.maxLength(100)),
    }),
    markets: v.pipe(
      v.array(market),
      v.maxLength(200),
      v.check((all) => isUnique(all.map((one) => `${one.betType} ${one.line}`))),
    ),
    race: v.nullable(race),
  }),
  v.check((event) => (event.sport === 'horse_racing') === (event.race !== null), 'race'),
  v.check(({ race: run, markets: all }) => {
    const numbers = new Set(run?.runners.map(({ number }) => number));
    return all.every(
      ({ betType: kind, selections }) =>
        kind in sidesOf === (run === null) && (!run || selections.every(({ outcome }) => numbers.has(outcome))),
    );
  }, 'markets'),
  v.check(
    ({ race: run }) => !run?.runners.some(({ withdrawn, position }) => withdrawn && position !== null),
    'withdrawn',
  ),
  // A finished race needs a winner: without one, every bet on it would be void.
  v.check(
    ({ race: run, state: now }) => !run || now !== 'finished' || run.runners.some(({ position }) => position === 1),
    'positions',
  ),
);
