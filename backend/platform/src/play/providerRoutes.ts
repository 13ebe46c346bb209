import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Bindings } from '@marquee/kernel/http/bindings';
import { Refusal } from '@marquee/kernel/refusal';
import {
  type ProviderAnswer,
  type ProviderCall,
  type ProviderMessage,
  providerHeader,
  providerMessages,
} from '@marquee/protocols/provider/messages';
import { signedEndpoint } from '@marquee/protocols/signing/signedServer';
import type { Keys } from '@marquee/protocols/signing/signing';
import type { Hono } from 'hono';
import type { GenericSchema } from 'valibot';
import type { BackendSignals } from '../events/signals';
import type { Ledger } from '../ledger/ledger';
import type { Sites } from '../sites/sites';
import { providerWallet } from './providerWallet';

/** What the wallet is made of. */
interface WalletParts {
  database: Database;
  clock: Clock;
  ledger: Ledger;
  signals: BackendSignals;
  sites: Pick<Sites, 'find' | 'refresh'>;
  /** The keys that a provider signs with; none for one that is not known. */
  keysOf: (provider: string) => Promise<Keys>;
}

/** The largest body that is read, bytes. */
const largest = 4096;

/**
 * What a refused provider call is answered with: business refusals are 200 with a status, so that providers do not
 * retry them.
 */
function refusalOf(error: unknown): ProviderAnswer {
  // Anything else was rolled back: the provider may send the same call again.
  if (!(error instanceof Refusal)) throw error;
  const { fields } = error.detail;
  return { status: error.statusMessage, ...(fields ? { fields } : {}) };
}

/**
 * `POST /provider/v1/{session,balance,bet,win,rollback,end_round}` (D7): how game providers reach the wallet,
 * signed with the keys of the provider that the header `marquee-provider` names. What they mean:
 * docs/partners/games.md.
 */
export function mountProvider(
  app: Hono<{ Bindings: Bindings }>,
  { database, clock, ledger, signals, sites, keysOf }: WalletParts,
  report: (error: unknown) => void,
): void {
  const providerOf = (request: Request) => request.headers.get(providerHeader) ?? '';

  for (const call of Object.keys(providerMessages) as ProviderCall[]) {
    const answer = signedEndpoint({
      keys: (request) => keysOf(providerOf(request)),
      now: () => clock.now(),
      schema: providerMessages[call] as GenericSchema<unknown, ProviderMessage<ProviderCall>>,
      largest,
      report,
      async handle(message, request) {
        const provider = providerOf(request);
        await sites.refresh();
        const body = await database
          .transaction((transaction) => {
            const wallet = providerWallet(transaction, ledger, { provider, siteOf: sites.find }, clock.now());
            // The schema that made the message and the method that takes it have the same name.
            const run = wallet[call] as (message: unknown) => Promise<ProviderAnswer>;
            return run(message);
          })
          .catch(refusalOf);
        if (body.status === 'held' && !body.repeated) signals.emit('winHeld', { provider });
        return { body };
      },
    });
    app.post(`/provider/v1/${call}`, (context) => answer(context.req.raw));
  }
  app.post('/provider/v1/*', (context) => context.json({ error: 'unknownCall' }, 404));
}
