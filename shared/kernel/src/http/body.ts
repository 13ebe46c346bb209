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

/** A body exceeds the limit. */
export class TooLarge extends Error {}

/**
 * Reads a request's body of at most `most` bytes. Throws TooLarge for a longer one, and Refusal('invalidInput') for one
 * that its sender broke off, which is no fault of ours.
 */
export async function bytesOf(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Refusal('invalidInput', { httpStatus: 400 });
    });
    if (done) return new Uint8Array(Buffer.concat(parts));
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      throw new TooLarge();
    }
    parts.push(value);
  }
}

/** Reads a request's JSON object of at most `most` bytes; never buffers more. */
export async function readBody(context: Context, most = bodyLimit): Promise<Record<string, unknown>> {
  const { body } = context.req.raw;
  if (!body) throw new Refusal('invalidInput', { httpStatus: 400 });
  const bytes = await bytesOf(body, most).catch((error: unknown) => {
    throw error instanceof TooLarge ? new Refusal('bodyTooLarge', { httpStatus: 413 }) : error;
  });
  return objectIn(Buffer.from(bytes).toString('utf8'));
}
