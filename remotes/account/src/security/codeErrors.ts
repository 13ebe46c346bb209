/** What is wrong with a typed code before it is sent: it has six digits (decisions §5). Keys of the `validation` bundle. */
export function sixDigits({ tac }: { tac: string }): { tac?: string } {
  if (!tac) return { tac: 'required' };
  return /^\d{6}$/.test(tac) ? {} : { tac: 'codeFormat' };
}
