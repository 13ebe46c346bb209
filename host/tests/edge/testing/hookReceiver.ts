import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A message that a receiver got. */
export interface Got {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver of messages about releases, as a team has one: a server that takes a POST. */
export interface Receiver {
  got: Got[];
  answer: (response: ServerResponse) => void;
  /** Its address with a form, as a setting has it. */
  address(form: string): string;
  close(): void;
}

/** Starts one; it takes all that comes until `answer` is another. */
export async function openReceiver(): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    receiver.got.push({ headers: request.headers, body: await text(request) });
    // Each message has a connection of its own: one that was left idle may end while it is used again.
    response.setHeader('connection', 'close');
    receiver.answer(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    got: [],
    answer: (response) => response.end(),
    address: (form) => `http://127.0.0.1:${port}/hook?team=1#${form}`,
    close: () => void server.close(),
  };
  return receiver;
}
