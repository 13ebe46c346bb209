import { connect } from 'node:net';
import { certificateFinding, type Reach } from './certificate';
import { type Finding, ok, warning } from './check';

/** A mail server's greeting. Throws if it is unreachable or silent. */
function greetingOf({ url, limit }: Reach): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port || 587),
      timeout: limit,
    });
    socket.once('data', (text) => {
      socket.destroy();
      resolve(text.toString('latin1').slice(0, 3));
    });
    socket.on('timeout', () => socket.destroy(new Error(`no answer within ${limit / 1000} s`)));
    socket.on('end', () => socket.destroy(new Error('it hangs up')));
    socket.on('error', reject);
  });
}

/**
 * Whether a mail server is reachable: `smtps:` by its certificate, `smtp:` by its greeting (the STARTTLS certificate is
 * not checked).
 */
export async function mailFindings(reach: Reach, now: number): Promise<Finding[]> {
  if (reach.url.protocol === 'smtps:') return [await certificateFinding(reach, now)];
  const code = await greetingOf(reach);
  if (code === '220') return [ok(`${reach.url.host} greets`)];
  return [warning(`${reach.url.host} greets with ${code}`, 'It takes no mail now: ask whoever runs it.')];
}
