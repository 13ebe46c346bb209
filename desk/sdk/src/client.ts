import type { StaffCallName, StaffInput } from '@marquee/contract/staff/calls';
import { askDesk, type StaffAnswer, type StaffBeside } from '@marquee/contract/staff/client';
import { staffErrors } from '@marquee/contract/staff/errors';

/** A refusal of a staff call, or a desk that does not answer. `message` is for people. */
export class Refused extends Error {
  override name = 'Refused';

  constructor(
    /** `statusMessage` of the answer. */
    readonly key: string,
    text: string,
    /** Faults of fields, by their names. */
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(text);
  }
}

const origin = () => location.origin;

/** Posts to the desk. Throws Refused for a refusal, and if there is no answer. */
export async function post<Answer extends object>(path: string, body: object): Promise<Answer> {
  const answer = await askDesk({ origin: origin() }, path, body).catch(() => {
    throw new Refused('noDesk', staffErrors.noDesk);
  });
  const { statusCode, statusMessage, text, fields } = answer;
  if (statusCode !== 1) throw new Refused(statusMessage, text ?? 'This did not work. Try again.', fields);
  return answer as unknown as Answer;
}

/** What the host does where a call is refused because of the session. */
export interface SessionHelp {
  /** Nobody is signed in any more. */
  signedOut(): void;
  /** Confirms who is there, with a passkey or at the company's provider. Throws Refused. */
  confirm(): Promise<void>;
}

/** Makes a staff call as it is. Throws Refused, also where it needs a fresh confirmation. */
export async function read<N extends StaffCallName>(
  name: N,
  input: StaffInput<N> & StaffBeside,
  { signedOut }: Pick<SessionHelp, 'signedOut'>,
): Promise<StaffAnswer<N>> {
  try {
    return await post<StaffAnswer<N>>(name, input);
  } catch (error) {
    if (error instanceof Refused && error.key === 'noSession') signedOut();
    throw error;
  }
}

/** Makes a staff call; one that needs a fresh confirmation asks for it, and is made again. Throws Refused. */
export async function call<N extends StaffCallName>(
  name: N,
  input: StaffInput<N> & StaffBeside,
  help: SessionHelp,
): Promise<StaffAnswer<N>> {
  try {
    return await read(name, input, help);
  } catch (error) {
    if (!(error instanceof Refused) || error.key !== 'stepUpNeeded') throw error;
    await help.confirm();
    return post<StaffAnswer<N>>(name, input);
  }
}
