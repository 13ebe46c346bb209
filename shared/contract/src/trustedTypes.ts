/** The allowed Trusted Types policies: the default one, which checks strings, and the host's own. */
export const trustedPolicies = ['default', 'marquee'] as const;
