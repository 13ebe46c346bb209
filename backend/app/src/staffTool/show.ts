import type { StaffEnvelope } from '@marquee/contract/staff/client';
import type { WaitingAnswer } from '@marquee/contract/staff/row';
import { called } from '@marquee/settings/root';
import type { ExitCode } from '../commands/command';
import { csvOf, printed } from './printed';

/** A list, and below it what else the answer has, such as where its next page begins. */
function listed({ value, ...rest }: Record<string, unknown>): string {
  const more = Object.values(rest).some((item) => item !== null && item !== undefined);
  return printed(value) + (more ? `\n${printed(rest)}` : '');
}

/**
 * Prints an answer: what was done, what waits, or why it was refused and which fields are to blame. A list is CSV where
 * that is asked for.
 */
export function show(answer: StaffEnvelope, { isJson, isCsv }: { isJson: boolean; isCsv: boolean }): ExitCode {
  const { statusCode, statusMessage, text, fields, ...output } = answer;
  const { waits, ...rest } = output as Partial<WaitingAnswer> & Record<string, unknown>;
  const isDone = statusCode === 1 && !waits;
  if (isJson) process.stdout.write(`${JSON.stringify(answer)}\n`);
  else if (waits)
    process.stdout.write(
      `It waits for a second person until ${waits.ends_at}. Another member approves it:
  ${called('desk', `approvals approve --approval ${waits.approval} --hash ${waits.hash}`)}
Nothing has happened yet. To withdraw it: ${called('desk', `approvals withdraw --approval ${waits.approval}`)}\n`,
    );
  else if (isDone && isCsv && Array.isArray(rest.value)) process.stdout.write(csvOf(rest.value));
  else if (isDone)
    process.stdout.write(Object.keys(rest).length > 0 ? ('value' in rest ? listed(rest) : printed(rest)) : 'Done.\n');
  else {
    process.stderr.write(`Refused: ${text ?? statusMessage}\n`);
    for (const [field, fault] of Object.entries(fields ?? {}))
      process.stderr.write(`  --${field.replaceAll('_', '-')}: ${fault}\n`);
  }
  return isDone ? 0 : 1;
}
