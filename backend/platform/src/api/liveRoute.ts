import type { LiveTopic } from '@marquee/contract/live';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Bindings } from '@marquee/kernel/http/bindings';
import { readBody } from '@marquee/kernel/http/body';
import type { Log } from '@marquee/kernel/log';
import { Refusal } from '@marquee/kernel/refusal';
import type { Hono } from 'hono';
import { playerOf } from '../auth/playerOf';
import { failure } from '../calls/envelopes';
import type { LiveHub, Reader } from '../live/hub';
import type { Sites } from '../sites/sites';
import { offersSports } from '../sports/sportsOffered';
import { type Caller, commonFieldsOf, siteOf } from './answer';
import { jsonResponse } from './jsonResponse';
import type { rateLimits } from './rateLimits';

/** Interval of heartbeats and of session checks, ms. */
const heartbeatEvery = 15_000;

/**
 * `POST /api/live` (see contract/live): server-sent events. Visitors get the public events of what the site offers;
 * players also get their own. When the session ends or expires, the stream sends `session` and ends. If there is no
 * room for another stream (`streamLimits`), or an address opens too many, the answer is 429.
 */
export function mountLive(
  app: Hono<{ Bindings: Bindings }>,
  parts: { sites: Sites; database: Database; clock: Clock },
  hub: LiveHub,
  {
    log,
    limits,
    callerOf,
    draining,
  }: {
    log: Log;
    limits: Pick<ReturnType<typeof rateLimits>, 'countStream'>;
    callerOf: (context: Parameters<typeof jsonResponse>[0]) => Caller;
    draining: () => boolean;
  },
): void {
  app.post('/api/live', async (context) => {
    try {
      if (draining()) throw new Refusal('serviceUnavailable', { statusCode: -503 });
      const { host, address, cookies } = callerOf(context);
      limits.countStream(address);
      const carry = commonFieldsOf(await readBody(context));
      await parts.sites.refresh();
      const site = siteOf(parts.sites, carry, host);
      const check = () => playerOf({ ...parts, site, cookies }, carry, { passive: true });
      const player = carry.auth ? await check() : undefined;
      await hub.ready();
      const who = {
        player: player && { id: player.id, sessionId: player.sessionId },
        site: site.domain_name,
        address,
      };
      // No await between this and adding the stream, so that concurrent requests cannot exceed the limit.
      if (!hub.hasRoom(who)) throw new Refusal('tooManyRequests', { httpStatus: 429 });
      const hasSports = offersSports(site, 'sportsbook') || offersSports(site, 'horse_racing');
      const takes = (topic: LiveTopic) => topic !== 'sports' || hasSports;
      return new Response(streamOf(hub, who, { check, takes }), {
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store, no-transform',
          'x-accel-buffering': 'no',
        },
      });
    } catch (error) {
      return jsonResponse(context, failure(error, log, 'live'));
    }
  });
}

function streamOf(
  hub: LiveHub,
  who: Pick<Reader, 'player' | 'site' | 'address'>,
  { check, takes }: { check: () => Promise<unknown>; takes: (topic: LiveTopic) => boolean },
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let remove = () => {};
  let timer: NodeJS.Timeout | undefined;
  let open = true;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => {
        if (open) controller.enqueue(encoder.encode(text));
      };
      const reader: Reader = {
        ...who,
        send(topic, data) {
          if (takes(topic)) write(`event: ${topic}\ndata: ${JSON.stringify(data)}\n\n`);
        },
        close() {
          if (!open) return;
          open = false;
          clearInterval(timer);
          remove();
          controller.close();
        },
      };
      remove = hub.add(reader);
      write(': open\n\n');
      timer = setInterval(async () => {
        // A client that does not read is disconnected; it will reconnect.
        if ((controller.desiredSize ?? 0) < -1000) return reader.close();
        const over = who.player
          ? await check().then(
              () => undefined,
              (error) => (error instanceof Refusal ? error.statusMessage : undefined),
            )
          : undefined;
        if (!over) return write(': alive\n\n');
        reader.send('session', { statusMessage: over });
        reader.close();
      }, heartbeatEvery);
      timer.unref();
    },
    cancel() {
      open = false;
      clearInterval(timer);
      remove();
    },
  });
}
