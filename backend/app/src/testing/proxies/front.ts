import { connect } from 'node:net';

/** Where a proxy of this machine listens, and which edges and backends it has. */
export interface Front {
  http: number;
  https: number;
  /** Where edges reach the backends. */
  calls: number;
  backends: readonly [number, number];
  edges: readonly [number, number];
}

/** Whether somebody listens on a port of this machine. */
export const accepts = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => done(true)).on('error', () => done(false));
    socket.on('connect', () => socket.destroy());
  });
