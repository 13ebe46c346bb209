import { usageOf } from '@marquee/settings/commands';
import { type Grant, grantText, mostHours } from '../grant/grant';
import { trustOf } from '../registry/signature';

const usualHours = 2;

/** The grant of `<remote> --site <domain> [--hours 2]`. Throws for anything else. */
function grantIn([remote, ...rest]: readonly string[], now: number): Grant {
  let [site, hours] = ['', usualHours];
  for (let at = 0; at < rest.length; at += 2) {
    const [option, value = ''] = rest.slice(at, at + 2);
    if (option === '--site') site = value.toLowerCase();
    else if (option === '--hours') hours = Number(value);
    else throw new Error(usageOf('releases'));
  }
  if (!remote || !site) throw new Error(usageOf('releases'));
  if (!(hours > 0 && hours <= mostHours)) throw new Error(`--hours needs a number up to ${mostHours}.`);
  return { remote, site, until: now + hours * 3600_000 };
}

/**
 * `releases --grant <remote> --site <domain> [--hours 2]`: a signed grant for the developers of a remote (ADR 92), as
 * lines to print. Throws without the private key of releases.
 */
export function grantLines(releases: string, words: readonly string[], now = Date.now()): string[] {
  const grant = grantIn(words, now);
  const { signingKey } = trustOf(releases) ?? {};
  if (!signingKey) throw new Error('A grant is signed by RELEASE_SIGNING_KEY, which is not set: releases --new-key.');
  return [
    `For the team of ${grant.remote}, on ${grant.site} until ${new Date(grant.until).toISOString()}:`,
    `npm run dev -- --site https://${grant.site} --grant ${grantText(grant, signingKey)}`,
  ];
}
