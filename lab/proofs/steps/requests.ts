/** Parses a client's bytes incrementally into requests. */
export type Reader = (part: Buffer) => Asked[];

/** One request on a connection. */
export interface Asked {
  text: string;
  /** Earlier requests of the same transaction, if any. */
  transaction: readonly string[];
}

/** HTTP without TLS: each chunk of a request counts as one, so that its first line or its body can be matched. */
export const httpReader = (): Reader => (part) => [{ text: part.toString('latin1'), transaction: [] }];

/** The start and length of a Postgres protocol message: the first one of a connection has no type letter. */
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

/** The second zero-terminated string: the statement, after its name. */
const second = (body: Buffer) => body.toString('latin1').split('\0')[1] ?? '';

/** Postgres' protocol (version 3): each executed statement with its parameters. */
export function sqlReader(): Reader {
  let bytes: Buffer = Buffer.alloc(0);
  let isFirst = true;
  let statement = '';
  let transaction: string[] = [];

  /** The statement that a message executes: `Q` contains it, `B` has parameters for the last `P`. */
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
