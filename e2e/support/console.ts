import { randomUUID } from 'node:crypto';
import { askConsole } from '@marquee/backend/staffTool/consoleSocket';
import type { StaffCallName, StaffInput, StaffOutput } from '@marquee/contract/staff/calls';
import type { StaffBeside } from '@marquee/contract/staff/client';
import type { WaitingAnswer } from '@marquee/contract/staff/row';

/** Makes a staff call at the console of a running site, by its data folder. Throws if it is refused. */
export async function askAtConsole<N extends StaffCallName>(
  dataDir: string,
  call: N,
  input: StaffInput<N> & StaffBeside,
): Promise<StaffOutput<N> & Partial<WaitingAnswer>> {
  const body: Record<string, unknown> = { site: 'localhost', reason: 'a journey', request_id: randomUUID(), ...input };
  const answer = await askConsole(dataDir, { user: 'journey', call, body });
  if (answer?.statusCode !== 1) throw new Error(`${call}: ${JSON.stringify(answer)}`);
  return answer as unknown as StaffOutput<N> & Partial<WaitingAnswer>;
}

/** The same for a call that is done at once. Throws if it waits for a second person. */
export async function atConsole<N extends StaffCallName>(
  dataDir: string,
  call: N,
  input: StaffInput<N> & StaffBeside,
): Promise<StaffOutput<N>> {
  const answer = await askAtConsole(dataDir, call, input);
  if (answer.waits) throw new Error(`${call}: ${JSON.stringify(answer)}`);
  return answer;
}
