import type { Transport } from '../signing/signedClient';

/** A request and its answer for display: truncated, without secrets. */
export interface Exchanged {
  /** `POST /gateway/v1/payments {…}`. */
  asked: string;
  /** `400 {"error":"badMessage"}`, or why there was no answer. */
  answered: string;
}

/** Characters of a body that are shown. */
const longest = 400;

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Removes what must not be printed: keys, signatures, tokens in URLs, control characters. */
export function masked(text: string, keys: readonly string[]): string {
  const withoutKeys = keys.reduce((rest, key) => (key ? rest.replaceAll(key, '<key>') : rest), text);
  return cut(
    withoutKeys
      .replace(/\b[0-9a-f]{64}\b/gi, '<signature>')
      .replace(/(https?:\/\/)[^\s"/@]+@/gi, '$1<user>@')
      .replace(/(https?:\/\/[^\s"?#]*[?#])[^\s"]+/gi, '$1<hidden>')
      .replace(/\p{Cc}+/gu, ' '),
  );
}

/** The beginning of a body, without delaying its reader. */
async function beginningOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  try {
    for (let size = 0; size <= 4 * longest; ) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      size += value.byteLength;
    }
  } catch {
    // What arrived before the connection broke is shown.
  }
  reader.cancel().catch(() => {});
  return Buffer.concat(parts).toString('utf8');
}

/** What is recorded: the server, and the keys to be hidden. */
interface Recorded {
  transport: Transport;
  /** The protocol's base URL, which is omitted from the output. */
  url: string;
  keys: readonly string[];
  /** Timeout, ms. */
  timeout: number;
}

interface Entry {
  asked: string;
  answered: Promise<string>;
}

/**
 * A transport that remembers its last exchange. `last()` starts recording, and returns a function that returns the last
 * exchange since then, if any.
 */
export function recorded({ transport, url, keys, timeout }: Recorded) {
  let latest: Entry | undefined;

  const recording: Transport = async (address, init) => {
    const path = address.startsWith(url) ? address.slice(url.length) : address;
    const body = typeof init.body === 'string' ? ` ${init.body}` : '';
    const asked = masked(`${init.method ?? 'GET'} ${path}${body}`, keys);
    let say: (text: string) => void = () => {};
    latest = { asked, answered: new Promise((done) => (say = done)) };
    try {
      const response = await transport(address, init);
      if (!response.body) {
        say(`${response.status}, without a body`);
        return response;
      }
      const [shown, passed] = response.body.tee();
      void beginningOf(shown).then((text) => say(masked(`${response.status} ${text}`, keys)));
      const { status, statusText, headers } = response;
      return new Response(passed, { status, statusText, headers });
    } catch (error) {
      say('nothing');
      throw error;
    }
  };

  return {
    transport: recording,
    last() {
      latest = undefined;
      return async (): Promise<Exchanged | undefined> => {
        if (!latest) return undefined;
        const limit = new Promise<string>((done) => setTimeout(done, timeout, 'nothing in time').unref());
        return { asked: latest.asked, answered: await Promise.race([latest.answered, limit]) };
      };
    },
  };
}
