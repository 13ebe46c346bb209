/** The domain name of a host as a browser shows it: its last two labels, or `localhost` for an address in numbers. */
export function domainOf(host: string): string {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  if (/^[\d.]+$/.test(name) || name.startsWith('[')) return 'localhost';
  return name.split('.').slice(-2).join('.');
}
