/** A body that is larger than its reader takes. */
export class TooLarge extends Error {}

/** The text of a request or an answer, of which no more than `largest` bytes are read. Throws TooLarge. */
export async function readBody(message: Request | Response, largest: number): Promise<string> {
  if (Number(message.headers.get('content-length') ?? 0) > largest) {
    await message.body?.cancel();
    throw new TooLarge();
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of message.body ?? []) {
    size += part.byteLength;
    if (size > largest) throw new TooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
