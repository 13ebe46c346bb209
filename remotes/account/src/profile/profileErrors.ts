/** As the specification's dialog input has it (§5); the server asks again. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with a changed profile before it is sent. Keys of the `validation` bundle. */
export function profileErrors(values: { full_name: string; contact_email: string }): Partial<typeof values> {
  const { full_name, contact_email } = values;
  const email = contact_email.trim();
  return {
    ...(full_name.trim().length < 2 && { full_name: 'required' }),
    ...(!email && { contact_email: 'required' }),
    ...(email && !emailPattern.test(email) && { contact_email: 'emailFormat' }),
  };
}
