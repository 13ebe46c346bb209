import { randomUUID } from 'node:crypto';
import { isStaffCall, type StaffCallName, type StaffOutput, staffRow } from '@marquee/contract/staff/calls';
import { askDesk, type DeskAddress, type StaffEnvelope } from '@marquee/contract/staff/client';
import { readSettings } from '@marquee/settings/settings';
import { type ExitCode, say } from '../commands/command';
import { askAtConsole } from './atConsole';
import { deskOrigin } from './deskOrigin';
import { callHelp, deskHelp, subjects } from './help';
import { makeOwner } from './makeOwner';
import { type Asked, askedFor, UsageError } from './options';
import { show } from './show';
import { keptToken } from './signedIn';
import { confirmInBrowser, signIn, signOut } from './signIn';

/** The desk of the settings, with the key of a machine or the token of the person who is signed in. */
function deskOfSettings(): DeskAddress {
  const { DESK_KEY } = readSettings('desk');
  const origin = deskOrigin();
  return { origin, token: DESK_KEY?.[0] ?? keptToken(origin) };
}

/** Makes a call at the desk; one that wants a fresh confirmation asks for it in the browser, and is made again. */
async function callAtDesk(name: StaffCallName, body: Record<string, unknown>): Promise<StaffEnvelope> {
  const desk = deskOfSettings();
  try {
    const answer = await askDesk(desk, name, body);
    if (answer.statusMessage !== 'stepUpNeeded') return answer;
    return (await confirmInBrowser(desk)) ? await askDesk(desk, name, body) : answer;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Error(
      `The desk at ${desk.origin} does not answer. DESK_ORIGIN names another; --console works without it.`,
    );
  }
}

/** What beside the call goes to the desk, and a request id for an act. */
function bodyOf(name: StaffCallName, { input, site, reason, requestId }: Asked): Record<string, unknown> {
  const isAct = staffRow(name).kind === 'act';
  return {
    ...input,
    ...(site && { site }),
    ...(reason && { reason }),
    ...(isAct && { request_id: requestId ?? randomUUID() }),
  };
}

/** Makes a call by desk or console. */
const makeCall = (name: StaffCallName, asked: Asked): Promise<StaffEnvelope> =>
  (asked.isConsole ? askAtConsole : callAtDesk)(name, bodyOf(name, asked));

/** `npm run desk -- <words>`. Exit codes: 1 refused or waiting, 2 not understood. */
export async function staffTool(words: readonly string[]): Promise<ExitCode> {
  const [subject = '--help', act, ...options] = words;
  if (subject === '--help' || subject === '-h') return help(deskHelp());
  if (subject === 'sign-in') return signIn(deskOfSettings());
  if (subject === 'owner') return makeOwner(words.slice(1));
  if (subject === 'sign-out') return signOut(deskOfSettings());
  if (!subjects.has(subject)) return say(`There is no subject ${subject}.\n\n${deskHelp()}`, 2);
  if (act === undefined || act === '--help') return help(deskHelp(subject));
  const name = `${subject}/${act}`;
  if (!isStaffCall(name)) return say(`There is no act ${act}.\n\n${deskHelp(subject)}`, 2);
  try {
    const asked = askedFor(staffRow(name), options);
    if (asked.isHelp) return help(callHelp(name));
    return name === 'audit/export' ? await exportAudit(asked) : show(await makeCall(name, asked), asked);
  } catch (error) {
    if (error instanceof UsageError) return say(`${error.message}\n\n${callHelp(name)}`, 2);
    throw error;
  }
}

/** Prints all parts of the audit, one after the other. */
async function exportAudit(asked: Asked): Promise<ExitCode> {
  for (let after = asked.input.after; ; ) {
    const answer = await makeCall('audit/export', { ...asked, input: { after } });
    if (answer.statusCode !== 1) return show(answer, asked);
    const { lines, last } = answer as StaffEnvelope & StaffOutput<'audit/export'>;
    process.stdout.write(lines);
    if (last === null) return 0;
    after = last;
  }
}

function help(text: string): ExitCode {
  process.stdout.write(text);
  return 0;
}
