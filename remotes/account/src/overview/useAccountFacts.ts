import { useLive, useNow, useResource, useSite } from '@marquee/sdk';
import type { AccountFacts } from './waiting';

/** Number of recent payments that are checked. */
const newest = 20;

const minute = 60_000;

/**
 * All that an account's summary is made of, kept as it is while it changes; `known` once everything is there. What
 * failed leaves its part out until `reload`. Use it in an `observer`.
 */
export function useAccountFacts() {
  const { site } = useSite();
  const now = useNow(minute);
  const rewards = site.gamify_status ? {} : null;
  const profile = useResource('settings/profile', {});
  const identity = useResource('identity/state', {});
  const protection = useResource('protection/state', {});
  const payments = useResource('wallet/transactions', { count: newest });
  const inbox = useResource('settings/get_inbox', {});
  const missions = useResource('account/missions', rewards);
  const vip = useResource('auth/vip', rewards);
  const asked = [profile, identity, protection, payments, inbox, ...(rewards ? [missions, vip] : [])];
  const again = ({ reload }: { reload: () => Promise<void> }) => {
    const readAgain = () => void reload();
    return [readAgain, readAgain] as const;
  };
  useLive('identity', ...again(identity));
  useLive('protection', ...again(protection));
  useLive('wallet', ...again(payments));
  useLive('inbox', ...again(inbox));
  const facts: AccountFacts = {
    profile: profile.value?.value[0],
    codesBy: site.codes_by,
    identity: identity.value?.value[0],
    protection: protection.value?.value[0],
    payments: payments.value?.value ?? [],
    missions: missions.value?.value ?? [],
    levels: vip.value?.levels ?? [],
    messages: inbox.value?.value ?? [],
    now,
  };
  return {
    facts,
    known: asked.every(({ value }) => value !== undefined),
    failed: asked.some(({ state, value }) => state === 'failed' && value === undefined),
    reload: () => {
      for (const { state, reload } of asked) if (state === 'failed') void reload();
    },
  };
}
