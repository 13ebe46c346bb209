/** Addresses of this machine, as an address names them. */
const own = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Throws for an address that is not of this machine: the attacks are for sites that they have started themselves. */
export function assertLoopback(url: string): void {
  const { hostname } = new URL(url);
  if (!own.has(hostname)) throw new Error(`${hostname} is not this machine: nothing else is attacked.`);
}
