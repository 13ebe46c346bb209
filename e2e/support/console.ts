import { randomUUID } from 'node:crypto';
import { askConsole } from '@marquee/backend/staffTool/consoleSocket';
import type { StaffCallName, StaffInput } from '@marquee/contract/staff/calls';

/** Makes a staff call at the console of a running site, by its data folder. Throws if it is not done at once. */
export async function atConsole<N extends StaffCallName>(dataDir: string, call: N, input: StaffInput<N>) {
  const body = { site: 'localhost', reason: 'a journey', request_id: randomUUID(), ...input };
  const answer: { statusCode: number; waits?: unknown } | undefined = await askConsole(dataDir, {
    user: 'journey',
    call,
    body,
  });
  if (answer?.statusCode !== 1 || answer.waits) throw new Error(`${call}: ${JSON.stringify(answer)}`);
}
