import { minorPerMajor } from '@marquee/contract/currencies';
import type { SandboxSite, SandboxSites } from './sites';

/**
 * Assumed data of a remote operator's site: example amounts in US dollars. Orders in any currency and method are
 * accepted.
 */
const currency = 'USD';
const minor = minorPerMajor(currency);
const limits = { minimum: 10 * minor, maximum: 100_000 * minor };

/** Any site by its domain name: separate partners serve whoever has their keys. */
export const anySite: SandboxSites = (domain): SandboxSite => ({
  domain_name: domain,
  site_name: domain,
  currency,
  limits: { deposit: limits, withdrawal: limits },
  deposit_methods: ['bank', 'ewallet', 'voucher', 'hosted', 'qr'].map((method) => ({ method, ...limits })),
  banks: ['PRB', 'BHT', 'CLF'].map((bank_code) => ({ bank_code })),
  live_chat: { chat_id: '' },
});
