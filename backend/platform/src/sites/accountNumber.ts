/** Longest account number (`wallet/add_bank_account`). */
export const accountNumberMost = 40;

/**
 * Whether an account number matches a bank's pattern. Numbers are short, and `patternFault` makes sure that the pattern
 * is fast on them.
 */
export function fitsPattern(number: string, pattern: string): boolean {
  return number.length <= accountNumberMost && new RegExp(`^(?:${pattern})$`).test(number);
}
