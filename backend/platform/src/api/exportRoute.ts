import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Bindings } from '@marquee/kernel/http/bindings';
import type { Log } from '@marquee/kernel/log';
import { Refusal } from '@marquee/kernel/refusal';
import type { Hono } from 'hono';
import { exportFile } from '../account/export/exportFile';
import { exportPath, redeemTicket } from '../account/export/tickets';
import { failure } from '../calls/envelopes';
import { callerOf } from './api';
import type { AddressTrust } from './callerAddress';
import { jsonResponse } from './jsonResponse';
import type { rateLimits } from './rateLimits';

/**
 * A streamed body with backpressure; a disconnected reader stops the generator. Errors are reported and cut the body
 * off.
 */
function streamed(pieces: AsyncGenerator<string>, report: (error: unknown) => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        report(error);
        controller.error(error);
      }
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}

/** The download of a player's own data, for a valid ticket and its session cookie. Mount it before the calls. */
export function mountExport(
  app: Hono<{ Bindings: Bindings }>,
  { database, clock }: { database: Database; clock: Clock },
  options: {
    log: Log;
    limits: Pick<ReturnType<typeof rateLimits>, 'countFile'>;
    trust: AddressTrust;
    report: (error: unknown) => void;
  },
): void {
  const { log, limits, trust, report } = options;
  app.get(`${exportPath}/:ticket`, async (context) => {
    try {
      const { address, cookies } = callerOf(context, trust);
      limits.countFile(address);
      const player = await redeemTicket({ database, clock }, context.req.param('ticket'), cookies);
      if (!player) throw new Refusal('notFound', { httpStatus: 404 });
      const now = clock.now();
      const day = new Date(now).toISOString().slice(0, 10);
      return new Response(streamed(exportFile(database, player, now), report), {
        headers: {
          // A type that no proxy or browser opens, buffers or compresses.
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename="${player.accountId}-${day}.json"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      });
    } catch (error) {
      return jsonResponse(context, failure(error, log, 'request'));
    }
  });
}
