/** Whether a call's answer is short-lived: odds, rankings. */
export function isShortLivedCall(call: string): boolean {
  return /^(sports\/|home\/(match_list|public_odds)$|product\/get_latest_wins$|settings\/top10winner_withdrawal$)/.test(
    call,
  );
}
