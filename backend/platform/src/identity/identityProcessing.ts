import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { IdentityCheck } from '@marquee/protocols/identity/identityCheck';
import { identityEvent } from '@marquee/protocols/identity/messages';
import { signedEndpoint } from '@marquee/protocols/signing/signedServer';
import type { Keys } from '@marquee/protocols/signing/signing';
import { applyEvent } from './applyStatus';
import { askPartner } from './askPartner';
import { identityChannel } from './checks';

/** How often due checks are looked for, ms; new ones are notified at once. */
const pollInterval = 5_000;

/** The background processing of identity checks. */
export interface IdentityProcessing {
  /** The HTTP handler of the partner's events: mount it at `POST /identity/v1/events`. */
  events(request: Request): Promise<Response>;
  /** Polls the partner about all due checks; returns how many. */
  turn(): Promise<number>;
  /** Starts polling; returns a function that stops it. */
  start(): Promise<() => Promise<void>>;
}

/** The identity checks of a backend: submits them, polls open ones, and takes the partner's events. */
export function identityProcessing(parts: {
  database: Database;
  clock: Clock;
  partner: IdentityCheck;
  /** Shared with the partner, which signs its events. */
  keys: Keys;
  report: (error: unknown) => void;
}): IdentityProcessing {
  const { database, clock, report } = parts;
  const turn = () => askPartner(parts, () => clock.now());
  return {
    turn,
    events: signedEndpoint({
      keys: parts.keys,
      now: () => clock.now(),
      schema: identityEvent,
      largest: 4096,
      report,
      async handle(event) {
        const outcome = await applyEvent(database, event, clock.now());
        if (outcome === 'unknown') return { status: 404, body: { error: 'unknownCheck' } };
        if (outcome === 'reused') return { status: 409, body: { error: 'eventIdReused' } };
        return { body: { outcome } };
      },
    }),
    async start() {
      await database.query(
        "update identity_checks set ask_at = $1 where status in ('created', 'pending') and ask_at > $1",
        [clock.now()],
      );
      return repeat(turn, (poke) => database.listen(identityChannel, poke), report);
    },
  };
}

/** Repeats runs until none finds work, every few seconds and whenever notified. */
async function repeat(
  turn: () => Promise<number>,
  listen: (poke: () => void) => Promise<() => Promise<void>>,
  report: (error: unknown) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let again = false;
  let running: Promise<void> | undefined;
  const work = async () => {
    do {
      again = false;
      while (!stopped && (await turn()) > 0);
    } while (again && !stopped);
  };
  const poke = () => {
    again = true;
    if (stopped || running) return;
    running = work()
      .catch(report)
      .finally(() => {
        running = undefined;
      });
  };
  const stopListening = await listen(poke);
  const timer = setInterval(poke, pollInterval);
  timer.unref();
  poke();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await stopListening();
    await running;
  };
}
