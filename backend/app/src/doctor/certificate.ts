import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { type Finding, failed, graded } from './check';

const day = 86_400_000;

/** Below how many days a certificate ends too soon. */
const leastDays = { warn: 21, fail: 3 };

/** How a server is reached. */
export interface Reach {
  url: URL;
  /** How long it may take, ms. */
  limit: number;
  /** Certificates that are trusted instead of Node's own (which NODE_EXTRA_CA_CERTS adds to): tests. */
  trusted?: string | undefined;
}

/** A server's certificate as Node judges it: why it is refused, and when it ends, ms since 1970. */
function certificateOf({ url, limit, trusted }: Reach): Promise<{ refusal: string | undefined; ends: number }> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const socket = connect(
      {
        host,
        port: Number(url.port || (url.protocol === 'smtps:' ? 465 : 443)),
        ...(isIP(host) ? {} : { servername: host }),
        ...(trusted ? { ca: trusted } : {}),
        // Nothing is sent: a certificate that is refused is still to be read.
        rejectUnauthorized: false,
        timeout: limit,
      },
      () => {
        const { authorized, authorizationError } = socket;
        const ends = Date.parse(socket.getPeerCertificate().valid_to);
        const said = authorizationError as Error | string | null | undefined;
        const code = said instanceof Error ? ((said as NodeJS.ErrnoException).code ?? said.message) : `${said}`;
        socket.destroy();
        resolve({ refusal: authorized ? undefined : code, ends });
      },
    );
    socket.on('timeout', () => socket.destroy(new Error(`no answer within ${limit / 1000} s`)));
    socket.on('error', reject);
  });
}

/** What is to be done about a partner's certificate. */
const ofPartners = {
  refused: 'The partner renews it for this very name; a private authority goes into NODE_EXTRA_CA_CERTS.',
  soon: 'Ask the partner to renew it.',
};

/**
 * Whether a server's certificate is good, and for how long; `advice` is for one that is not. Throws where the server
 * cannot be reached.
 */
export async function certificateFinding(reach: Reach, now: number, advice = ofPartners): Promise<Finding> {
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
