import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { FeedEvent, FeedLine, FeedValue } from '../odds/feed';
import {
  boardSchema,
  eventsOf,
  lineKey,
  oddsBounds,
  oddsPaths,
  oddsRefusals,
  unknownQuestion,
  valuesOf,
  valuesSchema,
} from '../odds/protocol';
import { readBody } from '../signing/readBody';
import type { Transport } from '../signing/signedClient';
import {
  clockTolerance,
  coveredAnswer,
  coveredRequest,
  type Keys,
  signatureFault,
  signatureHeaders,
  signedHeaders,
} from '../signing/signing';
import { afterFirst } from './runner';

/** The odds feed under test. */
export interface OddsContext {
  /** The protocol's base URL, without a trailing slash. */
  url: string;
  /** The shared secrets; the feed must accept each. */
  keys: Keys;
  fetch: Transport;
  /** Milliseconds since 1970; the system clock by default. */
  now?: () => number;
}

/** One requirement of an odds feed. */
export interface OddsCheck {
  name: string;
  /** Names of rules that must pass first. */
  needs?: readonly string[];
  /** Throws an Error that says what is wrong. */
  run(context: OddsContext): Promise<void>;
}

interface Asked {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  /** The signed path, if it differs. */
  signedPath?: string;
  key?: string | undefined;
  at?: number;
}

const nowOf = ({ now = Date.now }: OddsContext) => now();

function assert(holds: boolean, problem: string): asserts holds {
  if (!holds) throw new Error(problem);
}

/** Sends a request; returns status and answer, and whether it is signed for this request by one of the keys. */
async function ask(context: OddsContext, { method, path, body, signedPath = path, key, at }: Asked) {
  const text = body ? JSON.stringify(body) : '';
  const signed = signedHeaders(
    [key ?? context.keys[0] ?? ''],
    coveredRequest({ method, url: signedPath }),
    text,
    at ?? nowOf(context),
  );
  const response = await context.fetch(context.url + path, {
    method,
    headers: { ...signed, ...(text ? { 'content-type': 'application/json' } : {}) },
    ...(text ? { body: text } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  });
  const answer = await readBody(response, oddsBounds.answer);
  const covered = coveredAnswer(response.status, signed[signatureHeaders.signature] ?? '');
  const fault = signatureFault(context.keys, covered, response.headers, answer, nowOf(context));
  return { status: response.status, answer, fault };
}

type Board = v.InferOutput<typeof boardSchema> & { valid: FeedEvent[] };

async function boardOf(context: OddsContext, asked: Asked): Promise<Board> {
  const { status, answer, fault } = await ask(context, asked);
  assert(status === 200, `${asked.path} answered ${status}`);
  assert(fault === undefined, `the answer of ${asked.path} is not signed for its request: ${fault}`);
  const board = v.safeParse(v.pipe(v.string(), v.parseJson(), boardSchema), answer);
  assert(board.success, `${asked.path} answered another shape${at(board.issues)}`);
  const { events, broken } = eventsOf(board.output.events);
  const [first] = broken;
  assert(!first, `event ${first?.id ?? 'without an id'} cannot be taken over: ${first?.fault}`);
  const age = nowOf(context) - board.output.at;
  assert(Math.abs(age) <= 10_000, `at is ${age} ms away from now`);
  return { ...board.output, valid: events };
}

const at = (issues: readonly v.BaseIssue<unknown>[] | undefined) => {
  const path = issues?.[0] && v.getDotPath(issues[0]);
  return path ? ` at ${path}` : '';
};

const snapshotOf = (context: OddsContext, open: readonly string[] = [], more: Partial<Asked> = {}) =>
  boardOf(context, { method: 'POST', path: oddsPaths.snapshot, body: { open }, ...more });
const changesPath = (stream: string, after: number) =>
  `${oddsPaths.changes}?stream=${encodeURIComponent(stream)}&after=${after}`;
const changesOf = (context: OddsContext, stream: string, after: number) =>
  boardOf(context, { method: 'GET', path: changesPath(stream, after) });

/** A line that accepts bets, with odds in thousandths. */
type PricedLine = FeedLine & { odds: number };

const linesOf = (events: readonly FeedEvent[]): PricedLine[] =>
  events
    .filter(({ state }) => state === 'scheduled')
    .flatMap(({ id, markets }) =>
      markets
        .filter(({ suspended }) => !suspended)
        .flatMap(({ betType, line, selections }) =>
          selections
            .filter((one) => !one.suspended)
            .map(({ outcome, odds }) => ({ event: id, betType, line, outcome, odds })),
        ),
    );

/** The values of lines; undefined if the server does not provide them. */
async function valuesFrom(context: OddsContext, lines: readonly FeedLine[]): Promise<FeedValue[] | undefined> {
  const { status, answer, fault } = await ask(context, { method: 'POST', path: oddsPaths.values, body: { lines } });
  if (unknownQuestion.includes(status)) return undefined;
  assert(status === 200, `${oddsPaths.values} answered ${status}`);
  assert(fault === undefined, `the answer of ${oddsPaths.values} is not signed for its request: ${fault}`);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), valuesSchema), answer);
  assert(parsed.success, `${oddsPaths.values} answered another shape${at(parsed.issues)}`);
  const age = nowOf(context) - parsed.output.at;
  assert(Math.abs(age) <= 10_000, `at of the values is ${age} ms away from now`);
  const values = valuesOf(parsed.output.values, lines);
  assert(
    values.length === parsed.output.values.length,
    'a value is out of bounds, told twice, or of a line that was not asked for',
  );
  return values;
}

/** The expected return of one unit at these odds. */
const worthAt = (odds: number, { won, halfWon, void: back, halfLost }: FeedValue) =>
  ((odds / 1000) * (won + halfWon / 2) + halfWon / 2 + back + halfLost / 2) / 1_000_000;

async function assertRefused(context: OddsContext, what: string, asked: Partial<Asked>): Promise<void> {
  const { status, answer } = await ask(context, {
    method: 'POST',
    path: oddsPaths.snapshot,
    body: { open: [] },
    ...asked,
  });
  assert(status === 401, `${what} was answered with ${status}, not 401`);
  assert(!answer.includes('"events"'), `${what} was told events`);
}

/** The conformance checks of an odds feed (docs/partners/odds.md). Each is independent of the others. */
export const oddsChecks: readonly OddsCheck[] = afterFirst<OddsCheck>([
  {
    name: 'tells its whole board, signed, with events that can be taken over',
    async run(context) {
      await snapshotOf(context);
    },
  },
  {
    name: 'takes a request that is signed with any of the keys',
    async run(context) {
      for (const key of context.keys) await snapshotOf(context, [], { key });
    },
  },
  {
    name: 'tells nothing to who has another key',
    run: (context) => assertRefused(context, 'a wrong key', { key: `${context.keys[0]}x` }),
  },
  {
    name: 'tells nothing for a request that was signed long ago',
    run: (context) => assertRefused(context, 'an old request', { at: nowOf(context) - clockTolerance - 60_000 }),
  },
  {
    name: 'tells nothing for a request that was signed for another path',
    run: (context) => assertRefused(context, 'a request for another path', { signedPath: '/odds/v1/other' }),
  },
  {
    name: 'refuses a message of another shape with 400',
    async run(context) {
      const { status } = await ask(context, { method: 'POST', path: oddsPaths.snapshot, body: { open: 'all' } });
      assert(status === 400, `it was answered with ${status}`);
    },
  },
  {
    name: 'leaves ids out that it does not know, and tells again of those that it does',
    async run(context) {
      const { valid } = await snapshotOf(context);
      const asked = valid.slice(0, 20).map(({ id }) => id);
      const again = await snapshotOf(context, [...asked, 'no-such-event.0.0']);
      const parsed = new Set(again.valid.map(({ id }) => id));
      const lacking = asked.find((id) => !parsed.has(id));
      assert(lacking === undefined, `${lacking} was asked for as open and not told`);
      assert(!parsed.has('no-such-event.0.0'), 'an event that does not exist was told');
    },
  },
  {
    name: 'says of the lines of its board what they are worth, and never that its own price pays more than the stake',
    async run(context) {
      const { valid } = await snapshotOf(context);
      const lines = linesOf(valid).slice(0, 200);
      const values = await valuesFrom(context, lines);
      if (!values) return;
      const parsed = new Map(values.map((value) => [lineKey(value), value]));
      const again = new Map(linesOf((await snapshotOf(context)).valid).map((line) => [lineKey(line), line.odds]));
      for (const line of lines) {
        const value = parsed.get(lineKey(line));
        const isOpen = again.get(lineKey(line)) === line.odds;
        assert(value !== undefined || !isOpen, `${lineKey(line)} takes bets and has no value`);
        const worth = value && isOpen ? worthAt(line.odds, value) : 0;
        assert(worth <= 1, `a unit on ${lineKey(line)} at ${line.odds / 1000} is worth ${worth}`);
      }
    },
  },
  {
    name: 'says nothing of the worth of lines that it does not know',
    async run(context) {
      const line = { event: 'no-such-event.0.0', betType: 'winner' as const, line: null, outcome: 1 };
      const values = await valuesFrom(context, [line]);
      assert(!values || values.length === 0, 'a line of an event that does not exist has a value');
    },
  },
  {
    name: 'tells in changes all that is other than in the board before',
    async run(context) {
      const first = await snapshotOf(context);
      const second = await snapshotOf(context);
      assert(second.stream === first.stream, 'the stream changed between two boards');
      assert(second.sequence >= first.sequence, 'the sequence went back between two boards');
      const changes = await changesOf(context, first.stream, first.sequence);
      assert(changes.stream === first.stream, 'changes are of another stream than was asked for');
      assert(changes.sequence >= second.sequence, 'changes end before the board that was told earlier');
      const before = new Map(first.valid.map((event) => [event.id, event]));
      const parsed = new Set(changes.valid.map(({ id }) => id));
      const lacking = second.valid.find(({ id, ...event }) => {
        const { id: _id, ...known } = before.get(id) ?? { id };
        return !isDeepStrictEqual(known, event) && !parsed.has(id);
      });
      assert(!lacking, `${lacking?.id} changed, and is not told in changes`);
    },
  },
  {
    name: 'tells no changes twice once it was read on',
    async run(context) {
      const first = await snapshotOf(context);
      const next = await changesOf(context, first.stream, first.sequence);
      const again = await changesOf(context, first.stream, next.sequence);
      assert(again.sequence >= next.sequence, 'the sequence went back');
      assert(
        again.sequence > next.sequence || again.valid.length === 0,
        'events were told without a sequence of their own',
      );
    },
  },
  {
    name: 'answers 410, signed, for a stream that it does not know',
    async run(context) {
      const { status, answer, fault } = await ask(context, { method: 'GET', path: changesPath('no-such-stream', 1) });
      assert(status === 410, `it was answered with ${status}`);
      assert(fault === undefined, `the 410 is not signed for its request: ${fault}`);
      const refusal = v.pipe(v.string(), v.parseJson(), v.object({ error: v.picklist(oddsRefusals) }));
      assert(v.is(refusal, answer), `the 410 gives none of ${oddsRefusals.join(', ')}`);
    },
  },
  {
    name: 'tells what changed since the beginning of its stream, or answers 410',
    async run(context) {
      const { stream } = await snapshotOf(context);
      const { status, fault } = await ask(context, { method: 'GET', path: changesPath(stream, 0) });
      assert(status === 200 || status === 410, `it was answered with ${status}`);
      assert(fault === undefined, `the answer is not signed for its request: ${fault}`);
    },
  },
]);
