/** A body that is larger than its reader takes. */
export class TooLarge extends Error {}

/**
 * The text of a request or an answer, of which no more than `largest` bytes are read. Throws TooLarge, and the reason
 * of `signal` when that is aborted first: `fetch` itself may have forgotten its signal by then, because it holds it
 * weakly once the headers are there.
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
