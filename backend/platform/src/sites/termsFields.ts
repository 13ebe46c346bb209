import * as v from 'valibot';
import { between, minor } from './siteParts';
import { about, line, list, localText } from './siteTexts';

const months = between(1, 600);
const days = between(1, 3650);

/** What the operator decides of the terms and the privacy policy. Live mode wants each field but `editorial`. */
export const termsFields = v.strictObject({
  law_and_court: about('Sentences that say which law applies, and which court decides.', v.optional(localText(600))),
  dormant_months: about('After how many months without a login an account is dormant.', v.optional(months)),
  dormant_notice_days: about(
    'How many days before its money is dealt with the player is written to.',
    v.optional(days),
  ),
  dormant_money: about(
    'Sentences that say what becomes of the money of a dormant account.',
    v.optional(localText(600)),
  ),
  notice_days: about('How many days before an important change of the terms it is announced.', v.optional(days)),
  complaint_days: about('Within how many days a complaint gets its final answer.', v.optional(days)),
  liability_cap: about('The most that is paid for other damage, minor units.', v.optional(minor)),
  payments: about('The partner for payments, as players read it.', v.optional(line(200))),
  identity: about('The partner for identity checks, as players read it.', v.optional(line(200))),
  messages: about('The partner that sends codes and messages, as players read it.', v.optional(line(200))),
  data_authority: about('The authority for data protection, as players read it.', v.optional(localText(200))),
  data_transfers: about(
    'Sentences that say in which countries data are, and what protects them there.',
    v.optional(localText(600)),
  ),
  editorial: about(
    'Versions, as the page has them at its top, that only correct the wording: nobody is asked to accept them.',
    v.optional(list(v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/, 'a version: 12 digits and letters a–f')), 100), []),
  ),
});

/** The fields of `terms` in a site file. */
export type TermsFields = v.InferOutput<typeof termsFields>;
