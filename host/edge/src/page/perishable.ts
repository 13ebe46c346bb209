/** Whether what a call answers is wrong soon: odds, rankings. */
export function isPerishableCall(call: string): boolean {
  return /^(sports\/|settings\/top10winner_withdrawal$)/.test(call);
}
