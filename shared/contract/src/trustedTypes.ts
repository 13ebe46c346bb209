/**
 * Names of the Trusted Types policies that a page may have: the default one, which judges strings, and the host's own.
 * No other can be made.
 */
export const trustedPolicies = ['default', 'marquee'] as const;
