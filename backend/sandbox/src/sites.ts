/** What the sandbox's pages show of the site that they are asked for on. Limits in minor units of the currency. */
export interface SandboxSite {
  domain_name: string;
  site_name: string;
  currency: string;
  limits: Record<'deposit' | 'withdrawal', { minimum: number; maximum: number }>;
  deposit_methods: readonly { method: string; minimum: number; maximum: number }[];
  banks: readonly { bank_code: string }[];
  live_chat: { chat_id: string };
}

/** Finds the site of a host; the default one where the host names none. */
export type SandboxSites = (host: string) => SandboxSite | undefined;
