import type { StaffCallName, StaffInput, StaffOutput } from './calls';
import type { WaitingAnswer } from './row';

/** What stands beside a call's own input. */
export interface StaffBeside {
  site?: string;
  reason?: string;
  /** Of an act: a UUID. Repeated with the same one, it is done once. */
  request_id?: string;
}

/** What every answer of the desk has. */
export interface StaffEnvelope {
  /** 1: done, or it waits for a second person. */
  statusCode: number;
  statusMessage: string;
  /** Why it was refused, in English. */
  text?: string;
  fields?: Record<string, string>;
  repeated?: true;
}

/** An answer: the output, or what waits for a second person, or why it was refused. */
export type StaffAnswer<N extends StaffCallName> = StaffEnvelope & Partial<StaffOutput<N> & WaitingAnswer>;

/** A desk, and the token of a command's session, or a machine's key. */
export interface DeskAddress {
  origin: string;
  token?: string | undefined;
}

/** Posts to the desk, below `/desk/`. Rejects if there is no answer. */
export async function askDesk({ origin, token }: DeskAddress, path: string, body: object): Promise<StaffEnvelope> {
  const response = await fetch(new URL(`/desk/${path}`, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return (await response.json()) as StaffEnvelope;
}

/** Makes a staff call. */
export const staffCall = <N extends StaffCallName>(desk: DeskAddress, name: N, input: StaffInput<N> & StaffBeside) =>
  askDesk(desk, name, input) as Promise<StaffAnswer<N>>;
