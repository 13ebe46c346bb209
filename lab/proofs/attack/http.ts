import { Agent, type IncomingMessage, request } from 'node:http';
import { edgeItself, signedVisitor, visitorHeader } from '@marquee/kernel/http/visitorHeader';
import { assertLoopback } from './loopback';

/** A server under attack: the edge, or a backend behind another edge, which is played here with that edge's key. */
export interface Target {
  url: string;
  /** Keys with which the edge that is played signs addresses; none where the target is an edge itself. */
  edgeKeys: readonly string[];
}

/** A request as an attacker makes it: from a network address, with whatever headers. */
export interface Attempt {
  method?: 'GET' | 'POST';
  body?: string;
  headers?: Record<string, string>;
  /** Where it comes from, as the proxy in front says; undefined for somebody who goes past the proxy. */
  address?: string;
  host?: string;
}

/** An answer, read to its end. */
export interface Answered {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/**
 * Opens a request, and resolves with the answer while it still comes; the caller reads or destroys it. Refuses every
 * host but this machine.
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

/** What a backend reads as a word of an edge about itself: an attacker who has no key can only write it. */
export const forgedEdge = { [visitorHeader]: `${Date.now()} ${edgeItself} ${'0'.repeat(64)}` };
