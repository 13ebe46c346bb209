import { Agent, type IncomingMessage, request } from 'node:http';
import { edgeItself, signedVisitor, visitorHeader } from '@marquee/kernel/http/visitorHeader';
import { assertLoopback } from './loopback';

/** The attacked server: the edge, or a backend with a simulated edge that has a valid key. */
export interface Target {
  url: string;
  /** Keys of the simulated edge; none if the target is an edge. */
  edgeKeys: readonly string[];
}

/** An attacker's request: from a network address, with any headers. */
export interface Attempt {
  method?: 'GET' | 'POST';
  body?: string;
  headers?: Record<string, string>;
  /** The address as set by the proxy; undefined bypasses the proxy. */
  address?: string;
  host?: string;
}

/** A complete response. */
export interface Answered {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/**
 * Opens a request, and resolves with the response's headers; the caller reads or destroys it. Refuses hosts other than
 * this machine.
 */
export function opened(target: Target, path: string, attempt: Attempt = {}, own?: Agent): Promise<IncomingMessage> {
  const { method = 'GET', body, address, host = 'casino.example' } = attempt;
  assertLoopback(target.url);
  const from = address === undefined ? {} : { 'x-forwarded-for': address };
  const signed = target.edgeKeys.length > 0 && address !== undefined;
  const visitor = signed ? { [visitorHeader]: signedVisitor(target.edgeKeys, address, Date.now()) } : {};
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const headers = { host, 'x-forwarded-proto': 'https', ...from, ...visitor, ...length, ...attempt.headers };
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, target.url), { method, headers, agent: own ?? agent }, resolve);
    asked.on('error', reject);
    asked.setTimeout(30_000, () => asked.destroy(new Error('no answer within 30 s')));
    asked.end(body);
  });
}

/** Makes a request, and reads its answer. */
export async function send(target: Target, path: string, attempt?: Attempt): Promise<Answered> {
  const answer = await opened(target, path, attempt);
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(parts).toString('utf8') };
}

/** A forged header of the edge's own calls, without a valid key. */
export const forgedEdge = { [visitorHeader]: `${Date.now()} ${edgeItself} ${'0'.repeat(64)}` };
