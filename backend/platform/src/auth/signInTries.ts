import type { Context } from '../calls/handlers';
import { type Counted, forgetFailures, limited } from './attempts';
import { deviceHash, isKnownDevice } from './knownDevices';
import { networkOf } from './place';

/** Returns undefined for a failed attempt. */
type Verify<T> = () => Promise<T | undefined>;

function limitsOf({ database, site, address, cookies }: Context, accountId: string) {
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
 * Verifies a password within the attempt limits. Throws Refusal('tooManyAttempts') to a browser known to the account if
 * it failed too often itself, and to any other if its network did or the queue of strangers is full.
 */
export async function limitedPassword<T>(
  context: Context,
  accountId: string,
  verify: Verify<T>,
): Promise<T | undefined> {
  const { database, clock } = context;
  const limits = limitsOf(context, accountId);
  if (await limits.isKnown()) {
    const result = await limited(database, clock, [limits.device], verify);
    if (result !== undefined) await forgetFailures(database, limits.device);
    return result;
  }
  const result = await limited(database, clock, [limits.visitor, limits.network, limits.account], verify);
  if (result !== undefined) await forgetFailures(database, limits.visitor);
  return result;
}

/**
 * Verifies a one-time code. Codes have their own attempt limit, so only a network that tries many accounts is counted
 * here.
 */
export async function limitedCode<T>(context: Context, accountId: string, verify: Verify<T>): Promise<T | undefined> {
  const limits = limitsOf(context, accountId);
  return limited(context.database, context.clock, (await limits.isKnown()) ? [] : [limits.network], verify);
}
