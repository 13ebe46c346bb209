import type { Language } from '@marquee/contract/languages';
import { accountId, email, password, phone, requiredText } from '@marquee/contract/schemas/fields';
import { ageOn, check } from './validate';

/** The fields of a registration. */
export interface Registration {
  account_id: string;
  password: string;
  full_name: string;
  contact_email: string;
  contact_phone: string;
  /** `YYYY-MM-DD`. */
  date_of_birth: string;
  accepted: boolean;
  /** The words that were ticked, where the profile asks for the declaration. */
  declaration?: { version: string; language: Language } | undefined;
}

/** Faults of a registration before it is sent (D5); keys of the `validation` bundle. The server validates again. */
export function registrationErrors(
  values: Registration,
  { minimumAge, today, declares = false }: { minimumAge: number; today: Date; declares?: boolean | undefined },
): Partial<Record<keyof Registration, string>> {
  return {
    ...check(values, {
      account_id: accountId,
      password,
      full_name: requiredText(100),
      contact_email: email,
      contact_phone: phone,
    }),
    ...(values.full_name.trim().length < 2 && { full_name: 'required' }),
    ...dateError(values.date_of_birth, minimumAge, today),
    ...(!values.accepted && { accepted: 'mustAccept' }),
    ...(declares && !values.declaration && { declaration: 'mustDeclare' }),
  };
}

function dateError(birth: string, minimumAge: number, today: Date): { date_of_birth?: string } {
  if (!birth) return { date_of_birth: 'required' };
  if (Number.isNaN(Date.parse(birth)) || new Date(birth) > today) return { date_of_birth: 'dateFormat' };
  return ageOn(birth, today) < minimumAge ? { date_of_birth: 'tooYoung' } : {};
}
