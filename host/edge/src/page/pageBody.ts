import { createHash } from 'node:crypto';
import { compress, type Encoding, type Level } from '../http/encoding';
import { stillText } from './stillText';
import { withoutBackend } from './withoutBackend';

type Bytes = Uint8Array<ArrayBuffer>;

/** A page's bytes in one encoding: quickly compressed first, better compressed later. */
interface Encoded {
  level: Level;
  bytes: Bytes | Promise<Bytes>;
}

/** Best compression runs one at a time in the background. */
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Most queued compressions, so that many requests cannot keep a CPU busy for minutes. A page that finds the queue full
 * is retried on its next request.
 */
const mostWaiting = 20;

/**
 * A page's bytes: compressed once per encoding, quickly for the first request, and at the best level after the second.
 * `etag` names the text and is weak, because all encodings share it (RFC 9110 §8.8.1).
 */
export class PageBody {
  readonly etag: string;
  #text: Bytes;
  #encoded = new Map<Encoding, Encoded>();
  #away: PageBody | undefined;

  constructor(text: string) {
    this.#text = new TextEncoder().encode(text);
    this.etag = `W/"${createHash('sha256').update(this.#text).digest('base64url').slice(0, 22)}"`;
  }

  /** The variant of the page for while the backend is unavailable; made on first use. */
  get away(): PageBody {
    this.#away ??= new PageBody(withoutBackend(new TextDecoder().decode(this.#text)));
    return this.#away;
  }

  /** The variant without scripts, for the sandbox's gallery; not kept. */
  get still(): PageBody {
    return new PageBody(stillText(new TextDecoder().decode(this.#text)));
  }

  /** Size of its text in bytes. Compressed variants add at most half as much, and the one for `away` as much again. */
  get byteLength(): number {
    return this.#text.byteLength;
  }

  /** The bytes in an encoding; synchronous if known. */
  in(encoding: Encoding): Bytes | Promise<Bytes> {
    const known = this.#encoded.get(encoding);
    if (known) {
      if (known.level === 'quick') this.#improve(encoding, known);
      return known.bytes;
    }
    const bytes = compress(this.#text, encoding);
    const made: Encoded = { level: 'quick', bytes };
    this.#encoded.set(encoding, made);
    bytes.then(
      (known) => {
        if (made.level === 'quick') made.bytes = known;
      },
      () => this.#encoded.delete(encoding),
    );
    return bytes;
  }

  #improve(encoding: Encoding, encoded: Encoded): void {
    if (encoding === 'identity' || waiting >= mostWaiting) return;
    encoded.level = 'best';
    waiting += 1;
    const improve = async () => {
      encoded.bytes = await compress(this.#text, encoding, 'best');
    };
    // If it could not be compressed better, the quick variant stays.
    queue = queue
      .then(improve)
      .catch(() => {})
      .finally(() => (waiting -= 1));
  }
}
