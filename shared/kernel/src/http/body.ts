import type { Context } from 'hono';
import { Refusal } from '../refusal';

/** Largest request body, bytes. */
export const bodyLimit = 64 * 1024;

/** Lone surrogates and NUL cannot be stored, and never occur in typed text. */
const unstorable = /[\p{Cs}\0]/u;

/** Parses a JSON object; throws Refusal('invalidInput') for anything else. */
export function objectIn(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text, (_key, item: unknown) => {
      if (typeof item === 'string' && unstorable.test(item)) throw new Error('unstorable');
      return item;
    });
  } catch {
    throw new Refusal('invalidInput', { httpStatus: 400 });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal('invalidInput', { httpStatus: 400 });
  }
  return value as Record<string, unknown>;
}

/** Reads a request's JSON object; never buffers more than the limit. */
export async function readBody(context: Context): Promise<Record<string, unknown>> {
  const stream = context.req.raw.body;
  if (!stream) throw new Refusal('invalidInput', { httpStatus: 400 });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > bodyLimit) throw new Refusal('bodyTooLarge', { httpStatus: 413 });
    chunks.push(chunk);
  }
  return objectIn(Buffer.concat(chunks).toString('utf8'));
}
