import { connect } from 'node:net';

/** Where a proxy of this machine listens, and which edges it has. */
export interface Front {
  http: number;
  https: number;
  edges: readonly [number, number];
}

/** Whether somebody listens on a port of this machine. */
export const accepts = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => done(true)).on('error', () => done(false));
    socket.on('connect', () => socket.destroy());
  });
