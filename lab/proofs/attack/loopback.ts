/** Loopback hosts in URLs. */
const own = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Throws for URLs of other machines: attacks only target sites they have started. */
export function assertLoopback(url: string): void {
  const { hostname } = new URL(url);
  if (!own.has(hostname)) throw new Error(`${hostname} is not this machine: nothing else is attacked.`);
}
