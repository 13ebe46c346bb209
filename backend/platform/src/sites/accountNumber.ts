/** The most signs of an account number (`wallet/add_bank_account`). */
export const accountNumberMost = 40;

/**
 * Whether an account number fits a bank's pattern. It is never a long one, and the pattern is quick on such
 * (`patternFault`).
 */
export function fitsPattern(number: string, pattern: string): boolean {
  return number.length <= accountNumberMost && new RegExp(`^(?:${pattern})$`).test(number);
}
