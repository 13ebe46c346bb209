import type * as v from 'valibot';
import { account } from './calls/account';
import { auth } from './calls/auth';
import { bonuses } from './calls/bonuses';
import { closing } from './calls/closing';
import { factors } from './calls/factors';
import { games } from './calls/games';
import { identity } from './calls/identity';
import { marketing } from './calls/marketing';
import { minigame } from './calls/minigame';
import { protection } from './calls/protection';
import type { CallRow } from './calls/row';
import { search } from './calls/search';
import { site } from './calls/site';
import { sports } from './calls/sports';
import { support } from './calls/support';
import { wallet } from './calls/wallet';
import type { Envelope } from './envelope';
import type { Schemas } from './schemas';

/**
 * The table of calls. Keys are the paths below `/api/`; every call is a POST with a JSON body. Client, backend routing,
 * rate limits, maintenance and failure defaults are all derived from these rows. The schemas are in
 * `calls/<group>.schemas.ts`, so that browsers load the rows without them. A row without a schema, or a schema without
 * a row, does not compile.
 */
export const calls = {
  ...auth,
  ...factors,
  ...site,
  ...account,
  ...closing,
  ...marketing,
  ...support,
  ...games,
  ...wallet,
  ...bonuses,
  ...protection,
  ...identity,
  ...sports,
  ...search,
  ...minigame,
} satisfies Record<keyof Schemas, CallRow>;

/** The name of a call: its path below `/api/`. */
export type CallName = keyof typeof calls;

/** A call that can be retried with the same idempotency key (`idempotency` of its row). */
export type KeyedCall = {
  [N in CallName]: (typeof calls)[N] extends { idempotency: 'key' } ? N : never;
}[CallName];

/** The caller's input; the client adds the fields that the row carries. */
export type Input<N extends CallName> = v.InferInput<Schemas[N]['input']>;

/** The input after validation and defaults, as a backend handler gets it. */
export type ValidInput<N extends CallName> = v.InferOutput<Schemas[N]['input']>;

/** The output of a successful call, without the envelope. */
export type Output<N extends CallName> = v.InferOutput<Schemas[N]['output']>;

/**
 * The result of a call: with code 1 the output, otherwise only the envelope and the row's empty values are guaranteed.
 */
export type Answer<N extends CallName> = (Envelope & { statusCode: 1 } & Output<N>) | (Envelope & Partial<Output<N>>);
