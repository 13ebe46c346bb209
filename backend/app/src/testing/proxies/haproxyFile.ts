import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The documented configuration file. */
export const documentedFile = fileURLToPath(new URL('../../../../../docs/deploy/haproxy.cfg', import.meta.url));

/** The ports of one installation on this machine. */
export interface Places {
  http: number;
  https: number;
  calls: number;
  edges: readonly [number, number];
  backends: readonly [number, number];
  /** Certificate chain and key in one file. */
  certificate: string;
}

/**
 * The documented file with other ports and another certificate, otherwise unchanged. @throws if it lacks what is
 * replaced
 */
export function haproxyFile(places: Places, text = readFileSync(documentedFile, 'utf8')): string {
  const replaced: [from: string, to: string][] = [
    ['bind :80\n', `bind 127.0.0.1:${places.http}\n`],
    ['bind :443 ', `bind 127.0.0.1:${places.https} `],
    ['/etc/marquee/tls/site.pem', places.certificate],
    ['bind 127.0.0.1:3100\n', `bind 127.0.0.1:${places.calls}\n`],
    ['server edge1 127.0.0.1:3000', `server edge1 127.0.0.1:${places.edges[0]}`],
    ['server edge2 127.0.0.1:3010', `server edge2 127.0.0.1:${places.edges[1]}`],
    ['server slow1 127.0.0.1:3000', `server slow1 127.0.0.1:${places.edges[0]}`],
    ['server slow2 127.0.0.1:3010', `server slow2 127.0.0.1:${places.edges[1]}`],
    ['server backend1 127.0.0.1:3001', `server backend1 127.0.0.1:${places.backends[0]}`],
    ['server backend2 127.0.0.1:3002', `server backend2 127.0.0.1:${places.backends[1]}`],
  ];
  return replaced.reduce((file, [from, to]) => {
    if (file.split(from).length !== 2) throw new Error(`haproxy.cfg has not once: ${from.trim()}`);
    return file.replace(from, to);
  }, text);
}
