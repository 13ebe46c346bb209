/** D5.01. */
const shortest = 8;
const longest = 128;

/** Validates a change of password; the server checks the rest. Keys of the `validation` bundle. */
export function passwordErrors(values: { password: string; new_password: string }): Partial<typeof values> {
  const { password, new_password } = values;
  return {
    ...(!password && { password: 'required' }),
    ...(newPasswordError(password, new_password) && { new_password: newPasswordError(password, new_password) }),
  };
}

function newPasswordError(password: string, next: string): string | undefined {
  if (!next) return 'required';
  if (next.length < shortest) return 'passwordTooShort';
  if (next.length > longest) return 'passwordTooLong';
  return next === password ? 'passwordUnchanged' : undefined;
}
