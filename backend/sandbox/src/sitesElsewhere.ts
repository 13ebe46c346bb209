import { minorPerMajor } from '@marquee/contract/currencies';
import type { SandboxSite, SandboxSites } from './sites';

/**
 * What partners elsewhere assume of a site, whose file they do not have: the examples' in US dollars. Orders are taken
 * in any currency, by any method.
 */
const currency = 'USD';
const minor = minorPerMajor(currency);
const limits = { minimum: 10 * minor, maximum: 100_000 * minor };

/** Every site, by its domain name alone: partners in a process of their own serve whoever has their keys. */
export const sitesElsewhere: SandboxSites = (domain): SandboxSite => ({
  domain_name: domain,
  site_name: domain,
  currency,
  limits: { deposit: limits, withdrawal: limits },
  deposit_methods: ['bank', 'ewallet', 'voucher', 'hosted', 'qr'].map((method) => ({ method, ...limits })),
  banks: ['PRB', 'BHT', 'CLF'].map((bank_code) => ({ bank_code })),
  live_chat: { chat_id: '' },
});
