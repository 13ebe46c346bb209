import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}
