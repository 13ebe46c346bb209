import { createHmac, timingSafeEqual } from 'node:crypto';

/** `launch` opens a game once, within two minutes; `play` authenticates the open game. */
export type TokenUse = 'launch' | 'play';

const lifetimes: Record<TokenUse, number> = { launch: 2 * 60_000, play: 12 * 3_600_000 };

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** A signed, expiring token of a play session for one use. */
export function makeToken(secret: string, use: TokenUse, sessionId: string, now: number): string {
  const text = `${use}.${sessionId}.${(now + lifetimes[use]).toString(36)}`;
  return `${text}.${sign(secret, text)}`;
}

/** The play session of a token; undefined if it is forged, expired or for another use. */
export function readToken(secret: string, use: TokenUse, token: string, now: number): string | undefined {
  const [what, sessionId, end, signature] = token.split('.');
  if (what !== use || !sessionId || !end || !signature) return undefined;
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign(secret, `${what}.${sessionId}.${end}`));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number.parseInt(end, 36) > now ? sessionId : undefined;
}
