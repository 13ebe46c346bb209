import { usageOf } from '@marquee/settings/commands';
import { type Grant, grantText, mostHours } from '../grant/grant';
import { trustOf } from '../registry/signature';
import { parsed } from './words';

const usualHours = 2;

/** The grant of `<remote> --site <domain> [--hours 2]`. Throws for anything else. */
function grantIn(words: readonly string[], now: number): Grant {
  const { values, positionals } = parsed(words, { site: { type: 'string' }, hours: { type: 'string' } });
  const [[remote, ...others], site] = [positionals, values.site?.toLowerCase()];
  const hours = Number(values.hours ?? usualHours);
  if (!remote || !site || others.length > 0) throw new Error(usageOf('releases'));
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
