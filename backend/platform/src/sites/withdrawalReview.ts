import * as v from 'valibot';
import { between, minor } from './siteParts';
import { about, list } from './siteTexts';

/** Which withdrawals wait for a person before they are handed to the gateway. 0 and false: not by this. */
export const withdrawalReview = v.strictObject({
  amount_from: about(
    'From this sum on, minor units, of what a player asked for within 24 hours; 0: not by the amount.',
    v.optional(minor, 0),
  ),
  first: about('Those of players to whom none was paid before.', v.optional(v.boolean(), false)),
  new_account_days: about(
    'Those to a bank account that was added within so many days; 0: not by the account.',
    v.optional(between(0, 365), 0),
  ),
  unplayed_percent: about(
    'Where less than this share of the deposits was staked since the last paid withdrawal; 0: not by play.',
    v.optional(between(0, 1000), 0),
  ),
  risks: about(
    'Those of players who may be one person with another account, or whose identity is not confirmed.',
    v.optional(list(v.picklist(['linked', 'unverified']), 2), []),
  ),
  every: about('Every nth withdrawal of the site; 0: none.', v.optional(between(0, 1_000_000), 0)),
});

/** The rules of a site. */
export type WithdrawalReview = v.InferOutput<typeof withdrawalReview>;
