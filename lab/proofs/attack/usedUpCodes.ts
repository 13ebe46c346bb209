import { randomUUID } from 'node:crypto';
import type { Stage } from './stage';
import { type Attack, Count } from './tally';
import { Visitor } from './visitor';

/** More messages than this within seconds to one person count as a flood. */
const mostMessages = 10;

/** Requests for codes from many networks, with a wrong e-mail address: neither messages nor waits for the owner. */
export const usedUpCodes: Attack<Stage> = {
  name: 'used-up codes',
  async run(stage) {
    const count = new Count();
    const { account_id, visitor: own } = await stage.player();
    const contact_email = `${account_id}@example.test`;
    const messages = async () => {
      const [row] = await stage.database.query<{ sent: number }>(
        `select count(*) as sent from messages where about like $1 and not (state = 'void' and attempts = 0)`,
        [`code %${account_id} %`],
      );
      return row?.sent ?? 0;
    };
    const crowd = async (call: string, times: number, input: object) => {
      for (let at = 0; at < times; at++) {
        const answer = await new Visitor(stage.edge, `198.51.101.${at}`).call(call, {
          account_id,
          ...input,
          request_id: randomUUID(),
        });
        count.note(answer.statusCode !== 1);
      }
    };
    await crowd('auth/forgot_password', 40, { contact_email: 'somebody@else.test' });
    const sent = await messages();
    count.harmIf(sent > 0, `${sent} messages for a wrong address`);
    const asked = async (call: string, visitor: Visitor) =>
      (await visitor.call(call, { account_id, contact_email, request_id: randomUUID() })).statusMessage;
    const elsewhere = await asked('auth/forgot_password', new Visitor(stage.edge, '203.0.113.251'));
    count.harmIf(elsewhere !== 'OK', `strangers keep the owner from a new password: ${elsewhere}`);
    const byCode = await asked('auth/tac/request_login', new Visitor(stage.edge, '203.0.113.252'));
    count.harmIf(byCode !== 'OK', `strangers keep the owner from signing in by code: ${byCode}`);

    await crowd('auth/tac/request_login', 20, {});
    await crowd('auth/forgot_password', 20, { contact_email });
    const flood = await messages();
    count.harmIf(flood > 2 * mostMessages, `strangers sent ${flood} messages to the owner`);
    for (const call of ['auth/forgot_password', 'auth/tac/request_login']) {
      const known = await asked(call, own);
      count.harmIf(known !== 'OK', `strangers keep the owner's own device from ${call}: ${known}`);
    }
    return count;
  },
};
