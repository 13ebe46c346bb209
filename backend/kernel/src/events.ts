import { channel } from 'node:diagnostics_channel';

/**
 * What happens deep inside and is counted at the edge of the house. Nobody has to hand a counter down for it, and without a listener
 * telling costs nothing. Messages carry no personal data.
 */
export interface HouseEvents {
  /** A ledger posting was answered; `outcome` as the database function says it. */
  posting: { kind: string; outcome: string };
  /** A browser reported a remote that failed. */
  remoteFailure: { remote: string; phase: string };
  /** A one-time code could not be sent. */
  messageLost: { purpose: string };
}

const channels = {
  posting: channel('marquee.posting'),
  remoteFailure: channel('marquee.remoteFailure'),
  messageLost: channel('marquee.messageLost'),
};

/** Tells whoever listens in this process. */
export function tell<N extends keyof HouseEvents>(name: N, message: HouseEvents[N]): void {
  if (channels[name].hasSubscribers) channels[name].publish(message);
}

/** Listens; gives the way to stop. */
export function hear<N extends keyof HouseEvents>(name: N, listener: (message: HouseEvents[N]) => void): () => void {
  const listen = (message: unknown) => listener(message as HouseEvents[N]);
  channels[name].subscribe(listen);
  return () => channels[name].unsubscribe(listen);
}
