/** Takes what a client sends, part by part, and gives what is asked in it, as text. */
export type Reader = (part: Buffer) => Asked[];

/** One request on a connection. */
export interface Asked {
  text: string;
  /** What was asked before in the same transaction; empty where there are none. */
  transaction: readonly string[];
}

/** HTTP without TLS: each part of a request counts as one, so that its first line or its body can be waited for. */
export const httpReader = (): Reader => (part) => [{ text: part.toString('latin1'), transaction: [] }];

/** Where a message of Postgres' protocol begins, and its length: the first one of a connection has no letter. */
function nextMessage(bytes: Buffer, isFirst: boolean) {
  const head = isFirst ? 0 : 1;
  if (bytes.length < head + 4) return undefined;
  const end = head + bytes.readInt32BE(head);
  if (bytes.length < end) return undefined;
  return {
    letter: isFirst ? '' : String.fromCharCode(bytes[0] ?? 0),
    body: bytes.subarray(head + 4, end),
    rest: bytes.subarray(end),
  };
}

/** The second of the strings that end with a zero byte: a statement, behind its name. */
const second = (body: Buffer) => body.toString('latin1').split('\0')[1] ?? '';

/** Postgres' protocol (version 3): each statement that is run, with its parameters behind it. */
export function sqlReader(): Reader {
  let bytes: Buffer = Buffer.alloc(0);
  let isFirst = true;
  let statement = '';
  let transaction: string[] = [];

  /** What a message runs: `Q` is a statement, `B` gives the parameters to that of the last `P`. */
  function runs(letter: string, body: Buffer): string | undefined {
    if (letter === 'P') statement = second(body);
    if (letter === 'Q') return body.toString('latin1').replace(/\0$/, '');
    return letter === 'B' ? `${statement}\n${body.toString('latin1')}` : undefined;
  }

  return (part) => {
    bytes = Buffer.concat([bytes, part]);
    const asked: Asked[] = [];
    for (let next = nextMessage(bytes, isFirst); next; next = nextMessage(bytes, isFirst)) {
      bytes = next.rest;
      isFirst = false;
      const text = runs(next.letter, next.body);
      if (text === undefined) continue;
      if (/^begin/i.test(text)) transaction = [];
      asked.push({ text, transaction: [...transaction] });
      transaction.push(text);
    }
    return asked;
  };
}
