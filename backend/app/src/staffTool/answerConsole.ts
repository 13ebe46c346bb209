import type { StaffEnvelope } from '@marquee/contract/staff/client';
import type { Log } from '@marquee/kernel/log';
import { success } from '@marquee/platform/calls/envelopes';
import type { Actor } from '@marquee/platform/staff/actor';
import { refused, type StaffAnswerer } from '@marquee/platform/staff/answerStaff';
import { firstOwner, type NewOwner } from '@marquee/platform/staff/firstOwner';
import type { Services } from '../services';
import type { ConsoleRequest } from './consoleSocket';

/** Whoever has the console of an installation: it may do everything, and is no second person. */
const consoleActor = (user: string): Actor => ({
  kind: 'console',
  id: 'console',
  name: `console ${user}`,
  person: null,
  session: null,
  steppedUpAt: 0,
});

/** The request that makes an owner; all others are staff calls. */
export const ownerRequest = 'owner';

/** Answers what somebody asks at the console. Never rejects. */
export const consoleAnswers =
  (services: Services, answerStaff: StaffAnswerer, log: Log) =>
  async ({ user, call, body }: ConsoleRequest): Promise<StaffEnvelope> => {
    if (call !== ownerRequest) {
      const { envelope } = await answerStaff(call, body, { actor: consoleActor(user), address: 'console' });
      return envelope as unknown as StaffEnvelope;
    }
    const { envelope } = await firstOwner(services, body as unknown as NewOwner)
      .then(({ token, endsAt }) => success({ token, ends_at: new Date(endsAt).toISOString() }))
      .catch((error) => refused(error, log, call));
    return envelope as unknown as StaffEnvelope;
  };
