import { isIP } from 'node:net';
import { remembered } from '../remembered';

/** The site for requests whose host is no domain name: an IP address, nothing, or text of other letters (D1.10). */
const defaultDomain = 'localhost';

/**
 * The site's domain name from a Host header: the last two labels (D1.01), lower case, without port and trailing dot.
 * `casino1.localhost:3000` → `casino1.localhost`, `www.example.com.` → `example.com`, `127.0.0.1` → `localhost`.
 */
export function domainOf(host: string | undefined): string {
  return named(host ?? '');
}

const named = remembered((host) => {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  const domain = name.split('.').filter(Boolean).slice(-2).join('.');
  return isIP(name) || !/^[a-z0-9.-]+$/.test(domain) ? defaultDomain : domain;
});
