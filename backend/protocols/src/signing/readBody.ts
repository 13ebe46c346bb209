/** A body exceeds the limit. */
export class TooLarge extends Error {}

/**
 * Reads a body of at most `largest` bytes. Throws TooLarge, and the reason of `signal` if it is aborted first: `fetch`
 * itself may ignore its signal by then, because it holds it weakly once the headers have arrived.
 */
export async function readBody(message: Request | Response, largest: number, signal?: AbortSignal): Promise<string> {
  const reader = message.body?.getReader();
  if (!reader) return '';
  const stop = () => void reader.cancel().catch(() => {});
  signal?.addEventListener('abort', stop);
  try {
    if (Number(message.headers.get('content-length') ?? 0) > largest) throw new TooLarge();
    let size = 0;
    const parts: Uint8Array[] = [];
    for (;;) {
      signal?.throwIfAborted();
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      if (size > largest) throw new TooLarge();
      parts.push(value);
    }
    signal?.throwIfAborted();
    return Buffer.concat(parts).toString('utf8');
  } catch (error) {
    stop();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
