/** A notification that is to be sent. */
export interface Notice {
  channel: string;
  payload: string;
}

/** What Postgres takes, bytes. */
const largestPayload = 7999;

/** Most notices that are sent at once. */
const batch = 200;

/** How often a batch is tried, and the pause between, ms. What is lost then is only a hint to ask again. */
const tries = 5;
const pause = 500;

/** Throws for a payload that Postgres would refuse, where it is made and not where it is sent. */
export function refuseLargePayload({ channel, payload }: Notice): void {
  if (Buffer.byteLength(payload) > largestPayload) throw new Error(`A notification on ${channel} is too large`);
}

/**
 * Sends notices after the transactions that made them have committed, in their order, all that wait at once. Inside its
 * transaction each NOTIFY would take a lock of the whole server until the commit is on disk, and all postings would
 * wait for each other.
 */
export function outgoing(send: (notices: readonly Notice[]) => Promise<unknown>) {
  const waiting: Notice[] = [];
  let sending: Promise<void> | undefined;

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const notices = waiting.splice(0, batch);
      for (let attempt = 1; attempt <= tries; attempt++) {
        const sent = await send(notices).then(
          () => true,
          () => false,
        );
        if (sent) break;
        if (attempt < tries) await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    sending = undefined;
  }

  return {
    add(notices: readonly Notice[]): void {
      if (notices.length === 0) return;
      waiting.push(...notices);
      sending ??= sendAll();
    },
    /** Resolves when everything that waited is sent. */
    sent: async (): Promise<void> => sending,
  };
}
