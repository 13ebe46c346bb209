import type { CallName, ValidInput } from '@marquee/contract/calls';
import { type FieldErrorKey, isFieldError } from '@marquee/contract/errors';
import { schemas } from '@marquee/contract/schemas';
import { Refusal } from '@marquee/kernel/refusal';
import * as v from 'valibot';

/** Text key of a validation issue: ours if the schema names one, else for a missing or wrongly typed value. */
function keyOf(issue: v.BaseIssue<unknown>): FieldErrorKey {
  if (issue.kind === 'validation' && isFieldError(issue.message)) return issue.message;
  return issue.input === undefined || issue.input === null ? 'required' : 'invalid';
}

/**
 * The validated input of a call, with defaults. Throws Refusal('invalidInput') with the first problem of each field.
 */
export function validInput<N extends CallName>(name: N, body: Record<string, unknown>): ValidInput<N> {
  const result = v.safeParse(schemas[name].input as v.GenericSchema, body);
  if (result.success) return result.output as ValidInput<N>;
  const fields: Record<string, FieldErrorKey> = {};
  for (const issue of result.issues) {
    const field = String(issue.path?.[0]?.key ?? '');
    fields[field] ??= keyOf(issue);
  }
  throw new Refusal('invalidInput', { httpStatus: 400, fields });
}

/** Checks a handler's output against the contract, in tests. */
export function checkOutput(name: CallName, output: unknown): void {
  const result = v.safeParse(schemas[name].output as v.GenericSchema, output);
  if (result.success) return;
  const [issue] = result.issues;
  throw new Error(`${name} answers outside its contract at ${v.getDotPath(issue) ?? '(root)'}: ${issue.message}`);
}
