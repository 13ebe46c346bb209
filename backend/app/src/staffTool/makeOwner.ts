import { parseArgs } from 'node:util';
import { email as emailField, personName } from '@marquee/contract/schemas/fields';
import type { StaffEnvelope } from '@marquee/contract/staff/client';
import * as v from 'valibot';
import { type ExitCode, say } from '../commands/command';
import { ownerRequest } from './answerConsole';
import { askAtConsole } from './atConsole';
import { deskOrigin } from './deskOrigin';

const usage = `owner --name <name> --email <address> [--further]
  Makes the first owner of this installation, and prints a link that works once and adds a passkey.
  --further: although there are members already; an owner who is known by the address gets a new link.\n`;

const fields = v.object({ name: personName, email: emailField });

/** `npm run desk -- owner`: an owner, made at the console. Exit codes: 1 refused, 2 not understood. */
export async function makeOwner(words: readonly string[]): Promise<ExitCode> {
  const options = { name: { type: 'string' }, email: { type: 'string' }, further: { type: 'boolean' } } as const;
  let values: { name?: string; email?: string; further?: boolean };
  try {
    ({ values } = parseArgs({ args: [...words], options }));
  } catch (error) {
    return say(`${(error as Error).message}\n\n${usage}`, 2);
  }
  const owner = v.safeParse(fields, { name: values.name ?? '', email: values.email ?? '' });
  if (!owner.success) return say(`Say a name and an e-mail address.\n\n${usage}`, 2);
  const answer = await askAtConsole(ownerRequest, { ...owner.output, isFurther: values.further ?? false });
  if (answer.statusCode !== 1) return say(`Refused: ${answer.text ?? answer.statusMessage}`, 1);
  const { token, ends_at: endsAt } = answer as StaffEnvelope & { token: string; ends_at: string };
  process.stdout.write(
    `Open this link in a browser until ${endsAt}; it works once:\n\n  ${deskOrigin()}/link#${token}\n`,
  );
  return 0;
}
