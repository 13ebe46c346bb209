import { type GenericSchema, safeParse } from 'valibot';

/** Validates fields with the contract's schemas, as the server does; returns keys of the `validation` bundle. */
export function check<V extends object>(
  values: V,
  schemas: { [K in keyof V]?: GenericSchema },
): Partial<Record<keyof V & string, string>> {
  const errors: Partial<Record<keyof V & string, string>> = {};
  for (const field of Object.keys(schemas) as (keyof V & string)[]) {
    const schema = schemas[field];
    const result = schema && safeParse(schema, values[field]);
    if (result && !result.success) errors[field] = isEmpty(values[field]) ? 'required' : result.issues[0].message;
  }
  return errors;
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === undefined || value === null;
}

/** Age in full years on `today`, from a date of birth (`YYYY-MM-DD`). */
export function ageOn(birth: string, today: Date): number {
  const [year = 0, month = 1, day = 1] = birth.split('-').map(Number);
  const age = today.getFullYear() - year;
  const before = today.getMonth() + 1 < month || (today.getMonth() + 1 === month && today.getDate() < day);
  return before ? age - 1 : age;
}
