/** The site data that the sandbox's pages show. Limits in minor units of the currency. */
export interface SandboxSite {
  domain_name: string;
  site_name: string;
  currency: string;
  limits: Record<'deposit' | 'withdrawal', { minimum: number; maximum: number }>;
  deposit_methods: readonly { method: string; minimum: number; maximum: number }[];
  banks: readonly { bank_code: string }[];
  live_chat: { chat_id: string };
}

/** Finds the site of a host; the default site if the host has none. */
export type SandboxSites = (host: string) => SandboxSite | undefined;
