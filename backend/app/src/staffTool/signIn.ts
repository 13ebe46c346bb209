import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { askDesk, type DeskAddress, staffCall } from '@marquee/contract/staff/client';
import type { Polled, StartedDevice } from '@marquee/contract/staff/session';
import { called } from '@marquee/settings/root';
import { type ExitCode, say } from '../commands/command';
import { dropToken, keepToken } from './signedIn';

/** Asks for a code, shows it, and waits until somebody has confirmed or refused it in the browser. */
async function confirmed(desk: DeskAddress, what: string): Promise<Polled> {
  const started = (await askDesk(desk, 'session/device', { device: called('desk') })) as unknown as StartedDevice;
  process.stderr.write(
    `${what} Open ${started.verification_uri} in your browser, and type this code there:\n\n    ${started.user_code}\n\n`,
  );
  for (;;) {
    await wait(started.interval * 1000);
    const body = { device_code: started.device_code };
    const polled = (await askDesk(desk, 'session/token', body)) as unknown as Polled;
    if (!('error' in polled) || !['authorization_pending', 'slow_down'].includes(polled.error)) return polled;
  }
}

const refusals = { access_denied: 'It was refused in the browser.', expired_token: 'The code has ended. Begin again.' };

/** Why there is no session or confirmation. */
const whyNot = (polled: Polled) =>
  'error' in polled ? (refusals[polled.error as keyof typeof refusals] ?? polled.error) : 'The desk did not answer it.';

/** `npm run desk -- sign-in`: begins a session of the person who confirms it. */
export async function signIn({ origin }: DeskAddress): Promise<ExitCode> {
  const polled = await confirmed({ origin }, 'To sign in:');
  if (!('access_token' in polled)) return say(whyNot(polled), 1);
  keepToken(origin, polled.access_token);
  process.stdout.write('Signed in. The session ends after 30 minutes without a call.\n');
  return 0;
}

/** `npm run desk -- sign-out`. */
export async function signOut(desk: DeskAddress): Promise<ExitCode> {
  await staffCall(desk, 'staff/sign-out', { request_id: randomUUID() });
  dropToken(desk.origin);
  process.stdout.write('Signed out.\n');
  return 0;
}

/** Has the person confirm with the passkey that it is them. */
export async function confirmInBrowser(desk: DeskAddress): Promise<boolean> {
  const polled = await confirmed(desk, 'This needs a fresh confirmation.');
  if ('stepped_up' in polled) return true;
  process.stderr.write(`${whyNot(polled)}\n`);
  return false;
}
