import type { CDPSession } from '@playwright/test';

/** One request of a page. Sizes in bytes. */
export interface WireRequest {
  url: string;
  type: string;
  /** On the wire: headers and the compressed body. */
  bytes: number;
  failed: boolean;
}

/** Records a page's requests by the browser's network stack. */
export class Network {
  readonly requests: WireRequest[] = [];
  #open = new Map<string, WireRequest>();
  #streams = new Set<string>();
  #lastChange = Date.now();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (!/^https?:/.test(request.url)) return;
      const made = { url: request.url, type: type ?? 'Other', bytes: 0, failed: false };
      this.#open.set(requestId, made);
      this.requests.push(made);
      this.#touch();
    });
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      const known = this.#open.get(requestId);
      if (!known) return;
      known.type = /javascript/.test(response.mimeType) ? 'Script' : type;
      // Live streams never end.
      if (type === 'EventSource' || response.mimeType === 'text/event-stream') this.#streams.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const known = this.#open.get(requestId);
      if (known) known.bytes = encodedDataLength;
      this.#close(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => {
      const known = this.#open.get(requestId);
      if (known) known.failed = true;
      this.#close(requestId);
    });
  }

  /** Resolves after `quiet` ms without pending requests; gives up silently after `timeout` ms. */
  async settled(quiet = 1200, timeout = 20_000): Promise<void> {
    const until = Date.now() + timeout;
    this.#touch();
    while (Date.now() < until) {
      const busy = [...this.#open.keys()].some((id) => !this.#streams.has(id));
      if (!busy && Date.now() - this.#lastChange > quiet) return;
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  /** Total bytes of selected requests. */
  bytes(which: (request: WireRequest) => boolean = () => true): number {
    return this.requests.filter(which).reduce((sum, { bytes }) => sum + bytes, 0);
  }

  #close(requestId: string): void {
    this.#open.delete(requestId);
    this.#touch();
  }

  #touch(): void {
    this.#lastChange = Date.now();
  }
}

/** Whether a request is for a script. */
export const isScript = ({ type }: WireRequest): boolean => type === 'Script';
