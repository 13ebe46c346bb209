import type { Clock } from '@marquee/kernel/clock';
import type { Database } from '@marquee/kernel/database/database';
import type { Bindings } from '@marquee/kernel/http/bindings';
import { Refusal } from '@marquee/kernel/refusal';
import { type ProviderAnswer, type ProviderCall, providerMessages } from '@marquee/protocols/provider/messages';
import { isSigned, providerHeaders } from '@marquee/protocols/provider/signature';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Ledger } from '../ledger/ledger';
import type { Sites } from '../sites/sites';
import { providerWallet } from './providerWallet';

/** The largest body that is read, bytes. */
const largest = 4096;

/** What a refused provider call is answered with: business refusals are 200 with a status, so that providers do not retry them. */
function answerOf(error: unknown): { answer: ProviderAnswer; http: 200 | 500 } {
  if (error instanceof Refusal) {
    const { fields } = error.detail;
    return { answer: { status: error.statusMessage, ...(fields ? { fields } : {}) }, http: 200 };
  }
  // The transaction was rolled back: the provider may send the same call again.
  return { answer: { status: 'tryAgain' }, http: 500 };
}

/**
 * `POST /provider/v1/{session,balance,bet,win,rollback}` (decisions §7): how game providers reach the wallet. Bodies are JSON signed with the
 * provider's secret; 401 for a signature that does not hold, 400 for a body that is not understood.
 */
export function mountProvider(
  app: Hono<{ Bindings: Bindings }>,
  { database, clock, ledger, sites }: { database: Database; clock: Clock; ledger: Ledger; sites: Pick<Sites, 'find'> },
  report: (error: unknown) => void,
): void {
  app.post('/provider/v1/:call', async (context) => {
    const call = context.req.param('call');
    if (!Object.hasOwn(providerMessages, call)) return context.json({ status: 'unknownCall' }, 404);
    const body = await context.req.text();
    const provider = context.req.header(providerHeaders.provider) ?? '';
    const [row] = await database.query<{ secret: string }>(
      'select secret from provider_secrets where provider_code = $1',
      [provider],
    );
    const signed = row && body.length <= largest && isSigned(row.secret, context.req.raw.headers, body, clock.now());
    if (!signed) return context.json({ status: 'badSignature' }, 401);
    const message = parse(call as ProviderCall, body);
    if (!message) return context.json({ status: 'badMessage' }, 400);
    try {
      const answer = await database.transaction(async (transaction) => {
        const jurisdictionOf = (site: string) => sites.find(site)?.jurisdiction;
        const wallet = providerWallet(transaction, ledger, provider, clock.now(), jurisdictionOf);
        // The schema that made the message and the method that takes it have the same name.
        const run = wallet[call as ProviderCall] as (message: unknown) => Promise<ProviderAnswer>;
        return run(message);
      });
      return context.json(answer);
    } catch (error) {
      const { answer, http } = answerOf(error);
      if (http === 500) report(error);
      return context.json(answer, http);
    }
  });
}

function parse(call: ProviderCall, body: string): object | undefined {
  try {
    const result = v.safeParse(providerMessages[call], JSON.parse(body));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
