import { domainOf } from '@marquee/kernel/http/domain';
import { parse } from 'tldts';
import { error, type Problem, warning } from '../problem';
import { rule } from './rule';

/** Reserved top-level domains: this machine, local networks, tests and examples. */
const reserved = /(?:^|\.)(?:localhost|test|example|invalid|internal|local|lan)$/;

/** Faults of a site's domain: a site is found by the last two labels of the host (D1.01). */
export const domainRule = rule(['domain_name'], ({ domain_name }) => {
  const say = (level: typeof error, reason: string): Problem[] => [level(['domain_name'], reason)];
  const { publicSuffix, isIcann, isPrivate, hostname, isIp } = parse(domain_name, { allowPrivateDomains: true });
  if (isIp || hostname !== domain_name || !publicSuffix) return say(error, 'is not a domain');
  if (domain_name === 'localhost') return [];
  if (publicSuffix === domain_name)
    return say(
      error,
      `is a suffix under which anybody may have a domain; name your own, such as casino.${domain_name}`,
    );
  const found = domainOf(domain_name);
  if (domain_name === `www.${found}`)
    return say(error, `is found as ${found}; leave www. off, here and in the file’s name`);
  if (domain_name !== found)
    return say(
      error,
      `is never found: visitors are told apart by the last two labels, here ${found}; take such a domain`,
    );
  if (!isIcann && !isPrivate && !reserved.test(domain_name))
    return say(warning, `ends with .${publicSuffix}, which nobody registers domains under; look at its spelling`);
  return [];
});
