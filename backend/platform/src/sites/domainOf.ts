/** The domain name of a host: its last two labels, or `localhost` for an IP address. */
export function domainOf(host: string): string {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (/^[\d.]+$/.test(name) || name.startsWith('[')) return 'localhost';
  return name.split('.').slice(-2).join('.');
}
