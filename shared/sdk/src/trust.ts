import { trustedPolicies } from '@marquee/contract/trustedTypes';
import { isNamedOrigin } from '@marquee/contract/vendorOrigin';

/** What the host lets pass that comes as a string. */
interface Allowed {
  /** Origins of analytics vendors, once the visitor has consented. */
  origins: readonly string[];
  /** Markup of a library that the host itself uses. */
  markup: RegExp;
}

/** The host adds to it; no remote can reach it. */
export const allowed: Allowed = { origins: [], markup: /^$/ };

/** Whether a string may become markup: a text without a tag may, which makes no element. */
export function mayBeMarkup(text: string, { markup }: Allowed = allowed): boolean {
  return !text.includes('<') || markup.test(text);
}

/** Whether a script may be loaded from an address: from the origin of the page, or a named vendor's. */
export function mayBeScript(address: string, page: string, { origins }: Allowed = allowed): boolean {
  const { href, origin } = new URL(address, page);
  return href.startsWith(`${new URL(page).origin}/`) || isNamedOrigin(origin, origins);
}

/**
 * The browser's Trusted Types, where it has them. What a policy makes goes into places that TypeScript knows to take
 * strings.
 */
const types = (globalThis as { trustedTypes?: { createPolicy: (name: string, rules: object) => Policy } }).trustedTypes;

interface Policy {
  createHTML(html: string): string;
  createScript(script: string): string;
  createScriptURL(url: string): string;
}

const [byDefault, own] = trustedPolicies;
const same = (text: string) => text;

// What it gives nothing for, the browser refuses: the assignment throws a TypeError, and the page reports a violation.
types?.createPolicy(byDefault, {
  createHTML: (text: string) => (mayBeMarkup(text) ? text : null),
  createScriptURL: (url: string) => (mayBeScript(url, document.baseURI) ? url : null),
});

/**
 * The host's own policy, for what was sanitised, is only parsed, or is judged by its hash. Undefined where the browser
 * has no Trusted Types. It passes everything on: each use says why it may.
 */
export const trusted: Policy | undefined = types?.createPolicy(own, {
  createHTML: same,
  createScript: same,
  createScriptURL: () => null,
});
