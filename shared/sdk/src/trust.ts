import { trustedPolicies } from '@marquee/contract/trustedTypes';
import { isNamedOrigin } from '@marquee/contract/vendorOrigin';

/** Strings that the host allows under Trusted Types. */
interface Allowed {
  /** Origins of analytics vendors, once the visitor has consented. */
  origins: readonly string[];
  /** Markup of a library that the host uses. */
  markup: RegExp;
}

/** Extended by the host only; remotes cannot reach it. */
export const allowed: Allowed = { origins: [], markup: /^$/ };

/** Whether a string may become markup: it contains no tag, or is allowed. */
export function mayBeMarkup(text: string, { markup }: Allowed = allowed): boolean {
  return !text.includes('<') || markup.test(text);
}

/** Whether a script may be loaded from a URL: the page's origin, or an allowed vendor. */
export function mayBeScript(address: string, page: string, { origins }: Allowed = allowed): boolean {
  const { href, origin } = new URL(address, page);
  return href.startsWith(`${new URL(page).origin}/`) || isNamedOrigin(origin, origins);
}

/** The browser's Trusted Types, if it has them. TypeScript types their sinks as strings. */
const types = (globalThis as { trustedTypes?: { createPolicy: (name: string, rules: object) => Policy } }).trustedTypes;

interface Policy {
  createHTML(html: string): string;
  createScript(script: string): string;
  createScriptURL(url: string): string;
}

const [byDefault, own] = trustedPolicies;
const same = (text: string) => text;

// If a rule returns nothing, the browser throws a TypeError and reports a violation.
types?.createPolicy(byDefault, {
  createHTML: (text: string) => (mayBeMarkup(text) ? text : null),
  createScriptURL: (url: string) => (mayBeScript(url, document.baseURI) ? url : null),
});

/**
 * The host's own policy, for sanitised text, text that is only parsed, or scripts checked by hash. Undefined without
 * Trusted Types. It passes everything through: each use must say why it may.
 */
export const trusted: Policy | undefined = types?.createPolicy(own, {
  createHTML: same,
  createScript: same,
  createScriptURL: () => null,
});
