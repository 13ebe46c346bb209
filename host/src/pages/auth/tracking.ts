/** Parameters of the address that a registration passes on (§7), shortened; the rest is what the server may miss. */
const parameters = ['ch', 'cm', 'pp', 'affiliate_code', 'referrer_code'] as const;

/** What is known of how a visitor came: from the address, and nothing else. */
export function trackingOf({ location }: { location: Location }): Partial<Record<(typeof parameters)[number], string>> {
  const query = new URLSearchParams(location.search);
  const entries = parameters.flatMap((name) => {
    const value = query.get(name) ?? (name === 'referrer_code' ? query.get('ref') : null);
    return value ? [[name, value.slice(0, 40)]] : [];
  });
  return Object.fromEntries(entries) as ReturnType<typeof trackingOf>;
}
