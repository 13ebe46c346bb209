import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { type Finding, failed, graded } from './check';

const day = 86_400_000;

/** A certificate should be valid for at least so many days. */
const leastDays = { warn: 21, fail: 3 };

/** How to connect to a server. */
export interface Reach {
  url: URL;
  /** Timeout, ms. */
  limit: number;
  /** Trusted certificates instead of Node's own (and NODE_EXTRA_CA_CERTS): tests. */
  trusted?: string | undefined;
}

/** A server's certificate: why Node rejects it, if it does, and its expiry, ms since 1970. */
function certificateOf({ url, limit, trusted }: Reach): Promise<{ refusal: string | undefined; ends: number }> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const socket = connect(
      {
        host,
        port: Number(url.port || (url.protocol === 'smtps:' ? 465 : 443)),
        ...(isIP(host) ? {} : { servername: host }),
        ...(trusted ? { ca: trusted } : {}),
        // Nothing is sent; rejected certificates must be readable, too.
        rejectUnauthorized: false,
        timeout: limit,
      },
      () => {
        const { authorized, authorizationError } = socket;
        const ends = Date.parse(socket.getPeerCertificate().valid_to);
        const tlsError = authorizationError as Error | string | null | undefined;
        const code =
          tlsError instanceof Error ? ((tlsError as NodeJS.ErrnoException).code ?? tlsError.message) : `${tlsError}`;
        socket.destroy();
        resolve({ refusal: authorized ? undefined : code, ends });
      },
    );
    socket.on('timeout', () => socket.destroy(new Error(`no answer within ${limit / 1000} s`)));
    socket.on('error', reject);
  });
}

/** Advice about a partner's certificate. */
const partnerAdvice = {
  refused: 'The partner renews it for this very name; a private authority goes into NODE_EXTRA_CA_CERTS.',
  soon: 'Ask the partner to renew it.',
};

/**
 * Checks a server's certificate and its remaining validity; `advice` is shown if it is not good. Throws if the server
 * is unreachable.
 */
export async function certificateFinding(reach: Reach, now: number, advice = partnerAdvice): Promise<Finding> {
  const { refusal, ends } = await certificateOf(reach);
  const days = Math.floor((ends - now) / day);
  if (refusal) {
    const over = days < 0 ? `, and ended ${-days} days ago` : '';
    return failed(`certificate is refused: ${refusal}${over}`, advice.refused);
  }
  return graded(
    days,
    { warn: (left) => left < leastDays.warn, fail: (left) => left < leastDays.fail },
    `certificate is good for ${days} days`,
    advice.soon,
  );
}
