import { randomUUID } from 'node:crypto';
import type { Channel, Message } from '../messages/messageSender';
import { messagesPath, outcomeSchema } from '../messages/messages';
import { accepted, exchange, mustBeSigned, mustHaveStatus, type RawRequest } from './exchange';
import { afterFirst, type Check, type TestedPartner, Violation } from './runner';
import { mustBeTheSame, signatureChecks } from './signatureChecks';

/** The recipient of the run's messages, which are really sent. */
export interface MessageTarget {
  channel: Channel;
  recipient: string;
}

const minute = 60_000;

/** The rule that others depend on. */
const answersShape = 'a message is accepted, sent or refused';

/** The conformance checks of a message receiver (docs/partners/messages.md). */
export function messageChecks({ channel, recipient }: MessageTarget): Check[] {
  const message = (change: Partial<Message> = {}): Message => ({
    message_id: randomUUID(),
    site: 'conformance.example',
    site_name: 'Conformance',
    channel,
    recipient,
    subject: channel === 'email' ? 'Conformance run' : '',
    body: '000000 is a code of a conformance run. It opens nothing.',
    language: 'en',
    expires_at: Date.now() + 5 * minute,
    ...change,
  });
  const request = (body: object): RawRequest => ({ method: 'POST', path: messagesPath, body: JSON.stringify(body) });
  const send = async (partner: TestedPartner, body: object) => {
    const answer = await exchange(partner, request(body));
    return { answer, outcome: accepted(partner, answer, outcomeSchema) };
  };

  /** Receivers of before know no `html`: they must not refuse it. */
  const withHtml: Check = {
    name: 'an e-mail may have html beside its text',
    needs: [answersShape],
    async run(partner) {
      const html = '<!doctype html><html lang="en"><title>Conformance run</title><p>000000 is a code.</p></html>';
      const { outcome } = await send(partner, message({ html }));
      if (outcome.status === 'refused') throw new Violation(`it is refused: ${outcome.reason ?? 'without a reason'}`);
    },
  };

  return afterFirst([
    ...signatureChecks({ path: messagesPath, message }),
    {
      name: answersShape,
      run: async (partner) => {
        await send(partner, message());
      },
    },
    ...(channel === 'email' ? [withHtml] : []),
    {
      name: 'a message that has expired is refused',
      needs: [answersShape],
      async run(partner) {
        const { outcome } = await send(partner, message({ expires_at: partner.now() - minute }));
        if (outcome.status !== 'refused') throw new Violation(`it is ${outcome.status}`);
      },
    },
    {
      name: 'an id that comes again with another text stays what it was',
      needs: [answersShape],
      async run(partner) {
        const first = message();
        const { answer } = await send(partner, first);
        mustBeTheSame(answer, (await send(partner, { ...first, body: '111111 is another text.' })).answer);
      },
    },
    ...(['fax', channel === 'sms' ? 'email' : 'sms'] as const).map((wrong) => ({
      name: `a recipient of ${channel} is not one of ${wrong}`,
      async run(partner: TestedPartner) {
        const answer = await exchange(partner, request({ ...message(), channel: wrong }));
        mustHaveStatus(answer, 400, ...(wrong === 'fax' ? [] : [200]));
        mustBeSigned(partner, answer);
        // A server without that channel refuses before validating the recipient.
        if (answer.status !== 200) return;
        const { status } = accepted(partner, answer, outcomeSchema);
        if (status !== 'refused') throw new Violation(`it is ${status}`);
      },
    })),
  ]);
}
