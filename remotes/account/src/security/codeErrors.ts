/** Validates typed codes: each has six digits (D5). Keys of the `validation` bundle, by field. */
export function sixDigits<V extends Record<string, string>>(codes: V): { [K in keyof V]?: string } {
  const errors: { [K in keyof V]?: string } = {};
  for (const field in codes) {
    if (!codes[field]) errors[field] = 'required';
    else if (!/^\d{6}$/.test(codes[field])) errors[field] = 'codeFormat';
  }
  return errors;
}
