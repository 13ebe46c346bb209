import { connect } from 'node:net';

/** A proxy's port, and its edges and backends. */
export interface Front {
  http: number;
  https: number;
  /** The port at which edges reach the backends. */
  calls: number;
  backends: readonly [number, number];
  edges: readonly [number, number];
}

/** Whether a local port accepts connections. */
export const accepts = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => done(true)).on('error', () => done(false));
    socket.on('connect', () => socket.destroy());
  });
