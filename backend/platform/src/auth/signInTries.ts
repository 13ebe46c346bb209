import type { Context } from '../calls/handlers';
import { type Counted, forgetFailures, judged } from './attempts';
import { deviceHash, isKnownDevice } from './knownDevices';
import { networkOf } from './place';

/** Resolves with undefined for a try that failed; and so does what judges it. */
type Judge<T> = () => Promise<T | undefined>;

function triesOf({ database, site, address, cookies }: Context, accountId: string) {
  const accountKey = accountId.toLowerCase();
  const account = `${site.domain_name} ${accountKey}`;
  const network = networkOf(address);
  const device = deviceHash(cookies);
  return {
    isKnown: () => isKnownDevice(database, { site: site.domain_name, accountKey }, device),
    device: { kind: 'device', key: `${account} ${device}` },
    visitor: { kind: 'visitor', key: `${account} ${network}` },
    network: { kind: 'network', key: `${site.domain_name} ${network}` },
    account: { kind: 'account', key: account },
  } as const satisfies Record<string, Counted | (() => Promise<boolean>)>;
}

/**
 * Judges a password. Throws Refusal('tooManyAttempts') for a browser that the account knows when it failed too often itself, for any other
 * when its network did, or when too many strangers are in line before it.
 */
export async function judgedPassword<T>(context: Context, accountId: string, judge: Judge<T>): Promise<T | undefined> {
  const { database, clock } = context;
  const tries = triesOf(context, accountId);
  if (await tries.isKnown()) {
    const result = await judged(database, clock, [tries.device], judge);
    if (result !== undefined) await forgetFailures(database, tries.device);
    return result;
  }
  const result = await judged(database, clock, [tries.visitor, tries.network, tries.account], judge);
  if (result !== undefined) await forgetFailures(database, tries.visitor);
  return result;
}

/** Judges a one-time code, which has few tries of its own: what is left to count is a network that goes through many accounts. */
export async function judgedCode<T>(context: Context, accountId: string, judge: Judge<T>): Promise<T | undefined> {
  const tries = triesOf(context, accountId);
  return judged(context.database, context.clock, (await tries.isKnown()) ? [] : [tries.network], judge);
}
