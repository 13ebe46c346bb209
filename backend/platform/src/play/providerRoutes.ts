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

/** Dependencies of the wallet. */
interface WalletParts {
  database: Database;
  clock: Clock;
  ledger: Ledger;
  signals: BackendSignals;
  sites: Pick<Sites, 'find' | 'refresh'>;
  /** The signing keys of a provider; empty for an unknown one. */
  keysOf: (provider: string) => Promise<Keys>;
}

/** Largest request body, bytes. */
const largest = 4096;

/** The response to a refused call: business refusals are 200 with a status, so that providers do not retry them. */
function refusalOf(error: unknown): ProviderAnswer {
  // Other errors were rolled back: the provider may retry.
  if (!(error instanceof Refusal)) throw error;
  const { fields, highest } = error.detail;
  return {
    status: error.statusMessage,
    ...(fields ? { fields } : {}),
    ...(highest === undefined ? {} : { highest_stake: highest }),
  };
}

/**
 * `POST /provider/v1/{session,balance,bet,win,rollback,end_round}` (D7): the wallet API of game providers, signed with
 * the keys of the provider in the header `marquee-provider`. Specified in docs/partners/games.md.
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
            // The message's schema and the wallet method have the same name, so the type fits.
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
