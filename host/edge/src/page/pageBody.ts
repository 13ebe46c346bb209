import { createHash } from 'node:crypto';
import { compress, type Encoding, type Level } from '../http/encoding';
import { withoutBackend } from './withoutBackend';

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes of a page in one encoding: given as they are now, and better ones later. */
interface Encoded {
  level: Level;
  bytes: Bytes | Promise<Bytes>;
}

/** What is compressed as well as can be goes one after the other: nobody waits for it. */
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * How many wait at most: whoever asks for many pages twice keeps no processor busy for minutes. What finds no room is
 * tried when it is asked for next.
 */
const mostWaiting = 20;

/**
 * The bytes of a page: compressed once for each encoding, quickly for who asks first, and as well as can be for all who
 * ask after the second. `etag` names the text and is weak, because its encodings are the same page (RFC 9110 §8.8.1).
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

  /** The same page as it is given while the backend is away: made once, when it is first wanted. */
  get away(): PageBody {
    this.#away ??= new PageBody(withoutBackend(new TextDecoder().decode(this.#text)));
    return this.#away;
  }

  /** Bytes of its text; what it is compressed to comes on top, half as much at most. */
  get byteLength(): number {
    return this.#text.byteLength + (this.#away?.byteLength ?? 0);
  }

  /** The bytes in an encoding, at once where they are known. */
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
    // What could not be compressed better stays as it is.
    queue = queue
      .then(improve)
      .catch(() => {})
      .finally(() => (waiting -= 1));
  }
}
