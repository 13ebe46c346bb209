import type { CallName, ValidInput } from '@marquee/contract/calls';
import { schemas } from '@marquee/contract/schemas';
import { Refusal } from '@marquee/kernel/refusal';
import * as v from 'valibot';
import { fieldFaults } from '../calls/fieldFaults';

/**
 * The validated input of a call, with defaults. Throws Refusal('invalidInput') with the first problem of each field.
 */
export function validInput<N extends CallName>(name: N, body: Record<string, unknown>): ValidInput<N> {
  const result = v.safeParse(schemas[name].input as v.GenericSchema, body);
  if (result.success) return result.output as ValidInput<N>;
  throw new Refusal('invalidInput', { httpStatus: 400, fields: fieldFaults(result.issues) });
}

/** Checks a handler's output against the contract, in tests. */
export function checkOutput(name: CallName, output: unknown): void {
  const result = v.safeParse(schemas[name].output as v.GenericSchema, output);
  if (result.success) return;
  const [issue] = result.issues;
  throw new Error(`${name} answers outside its contract at ${v.getDotPath(issue) ?? '(root)'}: ${issue.message}`);
}
