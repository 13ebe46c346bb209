import type { RegistrySource } from './registrySource';

/** Interval of checking the registry while there are listeners, ms. */
const pollInterval = 1000;

/** End of an event in a stream (HTML, server-sent events), as our backend writes it. */
const eventEnd = '\n\n';

/**
 * Tells open pages which releases are live, with `releases` events (contract/live) inserted into the live streams that
 * pass through this edge: at their beginning and after changes. The backend does not know releases, and a page needs no
 * second connection.
 */
export class ReleaseNews {
  readonly #registries: Pick<RegistrySource, 'current'>;
  readonly #readers = new Set<(text: Uint8Array) => void>();
  #timer: NodeJS.Timeout | undefined;
  /** 0 until a registry was read. */
  #revision = 0;

  constructor(registries: Pick<RegistrySource, 'current'>) {
    this.#registries = registries;
  }

  /** The stream with release events inserted between its own; the first says the version of the site. */
  within(stream: ReadableStream<Uint8Array>, site?: string): ReadableStream<Uint8Array> {
    const source = stream.getReader();
    let isBetween = true;
    let waiting: Uint8Array | undefined;
    let leave = () => {};
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        const send = (text: Uint8Array) => {
          if (isBetween) controller.enqueue(text);
          else waiting = text;
        };
        leave = this.#add(send);
        if (this.#revision > 0) controller.enqueue(eventOf(this.#revision, site));
      },
      async pull(controller) {
        try {
          const { done, value } = await source.read();
          if (done) {
            leave();
            return controller.close();
          }
          controller.enqueue(value);
          isBetween = Buffer.from(value.subarray(-eventEnd.length)).toString() === eventEnd;
          if (!isBetween || !waiting) return;
          controller.enqueue(waiting);
          waiting = undefined;
        } catch (error) {
          leave();
          controller.error(error);
        }
      },
      cancel(reason) {
        leave();
        return source.cancel(reason);
      },
    });
  }

  #add(send: (text: Uint8Array) => void): () => void {
    this.#look();
    if (this.#readers.size === 0) this.#timer = setInterval(() => this.#look(), pollInterval).unref();
    this.#readers.add(send);
    return () => {
      this.#readers.delete(send);
      if (this.#readers.size === 0) clearInterval(this.#timer);
    };
  }

  /** If the registry cannot be read, the previous revision counts. */
  #current(): number {
    try {
      return this.#registries.current().revision;
    } catch {
      return this.#revision;
    }
  }

  #look(): void {
    const revision = this.#current();
    if (revision === this.#revision) return;
    this.#revision = revision;
    for (const send of this.#readers) send(eventOf(revision));
  }
}

function eventOf(revision: number, site?: string): Uint8Array {
  return new TextEncoder().encode(`event: releases\ndata: ${JSON.stringify({ revision, site })}${eventEnd}`);
}
