/** As in the specification's input dialog (R5.05); the server validates again. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What a player edits; the address only where the profile asks for it. */
export interface EditedProfile {
  full_name: string;
  contact_email: string;
  contact_phone: string;
  address_line?: string | undefined;
  address_town?: string | undefined;
  address_postcode?: string | undefined;
}

const addressFields = ['address_line', 'address_town', 'address_postcode'] as const;

/** Validates a changed profile. Keys of the `validation` bundle. */
export function profileErrors(values: EditedProfile): Partial<Record<keyof EditedProfile, string>> {
  const { full_name, contact_email, contact_phone } = values;
  const missing = addressFields.filter((field) => values[field]?.trim() === '');
  const email = contact_email.trim();
  return {
    ...(full_name.trim().length < 2 && { full_name: 'required' }),
    ...(!email && { contact_email: 'required' }),
    ...(email && !emailPattern.test(email) && { contact_email: 'emailFormat' }),
    ...(!/^\+?[0-9]{7,15}$/.test(contact_phone.trim()) && {
      contact_phone: contact_phone.trim() ? 'phoneFormat' : 'required',
    }),
    ...Object.fromEntries(missing.map((field) => [field, 'required'])),
  };
}
