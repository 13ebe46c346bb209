import type { Client } from 'pg';

type Notify = (payload: string) => void;

const quoted = (channel: string) => `"${channel.replaceAll('"', '""')}"`;

/**
 * LISTEN over a separate connection, opened on first use and reopened a second after it breaks. Notifications in
 * between are lost; listeners cope, because a notification is only a hint to read again.
 */
export function notifications(connect: () => Client) {
  const handlers = new Map<string, Set<Notify>>();
  let client: Promise<Client> | undefined;
  let closed = false;

  async function open(): Promise<Client> {
    const opened = connect();
    opened.on('notification', ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload ?? '');
    });
    opened.on('error', () => {});
    opened.on('end', reopen);
    await opened.connect();
    for (const channel of handlers.keys()) await opened.query(`listen ${quoted(channel)}`);
    return opened;
  }

  function reopen() {
    client = undefined;
    if (closed || handlers.size === 0) return;
    setTimeout(() => {
      if (closed || client) return;
      client = open();
      client.catch(reopen);
    }, 1000).unref();
  }

  return {
    async listen(channel: string, handler: Notify) {
      const known = handlers.get(channel);
      if (known) known.add(handler);
      else handlers.set(channel, new Set([handler]));
      if (!client) {
        client = open();
        await client;
      } else if (!known) {
        await (await client).query(`listen ${quoted(channel)}`);
      }
      return async () => {
        handlers.get(channel)?.delete(handler);
      };
    },
    async close() {
      closed = true;
      await (await client?.catch(() => undefined))?.end();
    },
  };
}
