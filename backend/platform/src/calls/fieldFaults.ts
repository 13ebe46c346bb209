import { type FieldErrorKey, isFieldError } from '@marquee/contract/errors';
import type * as v from 'valibot';

/** Text key of a validation issue: ours if the schema names one, else for a missing or wrongly typed value. */
function keyOf(issue: v.BaseIssue<unknown>): FieldErrorKey {
  if (issue.kind === 'validation' && isFieldError(issue.message)) return issue.message;
  return issue.input === undefined || issue.input === null ? 'required' : 'invalid';
}

/** The first problem of each field. */
export function fieldFaults(issues: readonly v.BaseIssue<unknown>[]): Record<string, FieldErrorKey> {
  const fields: Record<string, FieldErrorKey> = {};
  for (const issue of issues) {
    const field = String(issue.path?.[0]?.key ?? '');
    fields[field] ??= keyOf(issue);
  }
  return fields;
}
