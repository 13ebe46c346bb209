export interface Notice {
  channel: string;
  payload: string;
}

/** Postgres's limit, bytes. */
const largestPayload = 7999;

/** Most notifications per statement. */
const batch = 200;

/** Attempts per batch, and the pause between them, ms. A lost notification is only a hint to read again. */
const tries = 5;
const pause = 500;

/** Throws for a payload that Postgres would refuse, at the call that made it. */
export function refuseLargePayload({ channel, payload }: Notice): void {
  if (Buffer.byteLength(payload) > largestPayload) throw new Error(`A notification on ${channel} is too large`);
}

/**
 * Sends notifications in order, in batches, after their transactions have committed. Inside a transaction, NOTIFY would
 * hold a server-wide lock until the commit is on disk, and all postings would wait for each other.
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
    /** Resolves when all pending notifications are sent. */
    sent: async (): Promise<void> => sending,
  };
}
