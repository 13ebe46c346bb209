import * as v from 'valibot';
import { gamesPaths } from '../games/client';
import {
  catalogueAnswer,
  catalogueVersion,
  gameEntry,
  launchAnswer,
  launchesEntry,
  launchOrder,
  providerEntry,
  replayAnswer,
  replayOrder,
} from '../games/messages';
import {
  eventAnswerSchema,
  eventSchema,
  gatewayPaths,
  methodsQuerySchema,
  methodsSchema,
  orderSchema,
  stateSchema,
} from '../gateway/messages';
import { eventReceipt, identityAnswer, identityEvent, identityOrder, identityPaths } from '../identity/messages';
import { messageSchema, messagesPath, outcomeSchema } from '../messages/messages';
import { feedEventSchema, feedValueSchema } from '../odds/eventSchema';
import {
  boardSchema,
  changesRequestSchema,
  oddsPaths,
  oddsRefusals,
  snapshotRequestSchema,
  valuesRequestSchema,
  valuesSchema,
} from '../odds/protocol';
import { providerAnswer, providerMessages } from '../provider/messages';
import { refusalSchema } from '../signing/signedClient';

/** One call of a protocol. */
export interface ShapedCall {
  from: 'operator' | 'partner';
  /** `POST /gateway/v1/payments`. */
  call: string;
  /** The shape of the body, or of a GET's query; none if nothing is sent. */
  asks?: string;
  /** The shapes of answers, by status. */
  answers: Readonly<Record<number, string>>;
}

/** A protocol's calls and shapes. The schemas are the ones that the servers validate with. */
export interface ShapedProtocol {
  title: string;
  calls: readonly ShapedCall[];
  shapes: Readonly<Record<string, v.GenericSchema>>;
}

/** `at` is the field concerned, if any. */
const refusal = v.object({ ...refusalSchema.entries, at: v.optional(v.nullable(v.string())) });
const get = (path: string) => `GET ${path}`;
const post = (path: string) => `POST ${path}`;

/** Lists whose entries are validated one by one (an invalid one is dropped alone), with the shape of a valid entry. */
const board = v.object({ ...boardSchema.entries, events: v.array(feedEventSchema) });
const values = v.object({ ...valuesSchema.entries, values: v.array(feedValueSchema) });
const catalogue = v.object({
  ...catalogueAnswer.entries,
  providers: v.array(providerEntry),
  games: v.array(gameEntry),
  launches: v.optional(v.array(launchesEntry)),
});

/** Every protocol, by the name of its page in docs/partners. */
export const protocols: Readonly<Record<string, ShapedProtocol>> = {
  gateway: {
    title: 'Payment gateway',
    calls: [
      {
        from: 'operator',
        call: post(gatewayPaths.payments),
        asks: 'order',
        answers: { 200: 'state', 400: 'refusal', 409: 'refusal', 422: 'refusal' },
      },
      {
        from: 'operator',
        call: get('/gateway/v1/payments/{payment_id}'),
        answers: { 200: 'state', 404: 'refusal' },
      },
      {
        from: 'operator',
        call: get(gatewayPaths.methods('').replace(/\?.*/, '')),
        asks: 'methodsQuery',
        answers: { 200: 'methods' },
      },
      {
        from: 'partner',
        call: post(gatewayPaths.events),
        asks: 'event',
        answers: { 200: 'eventAnswer', 400: 'refusal', 404: 'refusal', 409: 'refusal' },
      },
    ],
    shapes: {
      order: orderSchema,
      state: stateSchema,
      methodsQuery: methodsQuerySchema,
      methods: methodsSchema,
      event: eventSchema,
      eventAnswer: eventAnswerSchema,
      refusal,
    },
  },
  identity: {
    title: 'Identity check',
    calls: [
      {
        from: 'operator',
        call: post(identityPaths.checks),
        asks: 'order',
        answers: { 200: 'answer', 400: 'refusal' },
      },
      {
        from: 'partner',
        call: post(identityPaths.events),
        asks: 'event',
        answers: { 200: 'eventAnswer', 400: 'refusal', 404: 'refusal', 409: 'refusal' },
      },
    ],
    shapes: { order: identityOrder, answer: identityAnswer, event: identityEvent, eventAnswer: eventReceipt, refusal },
  },
  messages: {
    title: 'Receiver of messages',
    calls: [
      {
        from: 'operator',
        call: post(messagesPath),
        asks: 'message',
        answers: { 200: 'outcome', 400: 'refusal' },
      },
    ],
    shapes: { message: messageSchema, outcome: outcomeSchema, refusal },
  },
  games: {
    title: 'Games',
    calls: [
      { from: 'operator', call: get(gamesPaths.version), answers: { 200: 'version' } },
      { from: 'operator', call: get(gamesPaths.catalogue), answers: { 200: 'catalogue' } },
      {
        from: 'operator',
        call: post(gamesPaths.launches),
        asks: 'launch',
        answers: { 200: 'launched', 400: 'refusal', 404: 'refusal', 409: 'refusal' },
      },
      {
        from: 'operator',
        call: post(gamesPaths.replays),
        asks: 'replay',
        answers: { 200: 'replayed', 400: 'refusal', 404: 'refusal' },
      },
      ...Object.keys(providerMessages).map(
        (name): ShapedCall => ({
          from: 'partner',
          call: post(`/provider/v1/${name}`),
          asks: name,
          answers: { 200: 'walletAnswer', 400: 'refusal' },
        }),
      ),
    ],
    shapes: {
      version: catalogueVersion,
      catalogue,
      launch: launchOrder,
      replay: replayOrder,
      launched: launchAnswer,
      replayed: replayAnswer,
      ...providerMessages,
      walletAnswer: providerAnswer,
      refusal,
    },
  },
  odds: {
    title: 'Odds feed',
    calls: [
      {
        from: 'operator',
        call: post(oddsPaths.snapshot),
        asks: 'snapshot',
        answers: { 200: 'board', 400: 'refusal' },
      },
      {
        from: 'operator',
        call: get(oddsPaths.changes),
        asks: 'changes',
        answers: { 200: 'board', 410: 'streamRefusal' },
      },
      {
        from: 'operator',
        call: post(oddsPaths.values),
        asks: 'lines',
        answers: { 200: 'values', 404: 'refusal' },
      },
    ],
    shapes: {
      snapshot: snapshotRequestSchema,
      changes: changesRequestSchema,
      lines: valuesRequestSchema,
      board,
      values,
      streamRefusal: v.object({ error: v.picklist(oddsRefusals) }),
      refusal,
    },
  },
};
