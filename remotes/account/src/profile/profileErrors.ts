/** As in the specification's input dialog (R5.05); the server validates again. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Validates a changed profile. Keys of the `validation` bundle. */
export function profileErrors(values: {
  full_name: string;
  contact_email: string;
  contact_phone: string;
}): Partial<typeof values> {
  const { full_name, contact_email, contact_phone } = values;
  const email = contact_email.trim();
  return {
    ...(full_name.trim().length < 2 && { full_name: 'required' }),
    ...(!email && { contact_email: 'required' }),
    ...(email && !emailPattern.test(email) && { contact_email: 'emailFormat' }),
    ...(!/^\+?[0-9]{7,15}$/.test(contact_phone.trim()) && {
      contact_phone: contact_phone.trim() ? 'phoneFormat' : 'required',
    }),
  };
}
