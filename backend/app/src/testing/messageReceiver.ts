import type { AddressInfo } from 'node:net';
import type { Clock } from '@marquee/kernel/clock';
import { listen } from '@marquee/kernel/process/listen';
import { httpMessageSender } from '@marquee/protocols/messages/httpMessageSender';
import type { Message, MessageOutcome } from '@marquee/protocols/messages/messageSender';
import { messageSchema } from '@marquee/protocols/messages/messages';
import { signedEndpoint } from '@marquee/protocols/signing/signedServer';

/** The receiver's result for a message, and its signed answer. */
export interface Behaviour {
  outcome: () => MessageOutcome | Promise<MessageOutcome>;
  answer: (signed: Response) => Response | Promise<Response>;
}

/** Accepts everything. */
export const acceptAll: Behaviour = { outcome: () => ({ status: 'accepted' }), answer: (signed) => signed };

/** A message receiver on its own port, which may misbehave, and a sender that reaches it over HTTP. */
export async function messageReceiver(clock: Clock) {
  const behaviour: Behaviour = { ...acceptAll };
  /** All messages received, including repeats, and those delivered to people. */
  const came: Message[] = [];
  const got = new Map<string, Message>();
  const keys = ['key of the tests'];
  const serve = signedEndpoint({
    keys,
    now: clock.now,
    schema: messageSchema,
    async handle(message) {
      came.push(message);
      const outcome = await behaviour.outcome();
      if (outcome.status !== 'refused') got.set(message.message_id, message);
      return { body: outcome };
    },
    report: () => {},
  });
  const server = listen({ fetch: async (request) => behaviour.answer(await serve(request)), port: 0 });
  if (!server.listening) await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  /** A sender with this timeout, ms. */
  const senderWithin = (timeout: number) =>
    httpMessageSender({
      name: 'receiver',
      url: `http://localhost:${port}`,
      keys,
      transport: fetch,
      now: clock.now,
      timeout,
    });
  return {
    came,
    got,
    behaviour,
    // Longer than any test: answers may take long on a busy machine.
    sender: senderWithin(120_000),
    senderWithin,
    /** Clears the records, and accepts everything again. */
    reset() {
      came.length = 0;
      got.clear();
      Object.assign(behaviour, acceptAll);
    },
    close: async () => {
      await new Promise((done) => {
        server.close(done);
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
    },
  };
}
