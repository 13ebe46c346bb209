import * as v from 'valibot';
import { products } from '../products';
import { requestId, text, time } from '../schemas/fields';
import { language } from './site.schemas';

/** The ways in which marketing reaches a player. */
export const channels = ['email', 'sms', 'phone', 'inbox'] as const;

const product = v.picklist(products);
const channel = v.picklist(channels);
const choice = v.object({ product, channel });

/** What a player ticked, and which words they read. */
export const ticked = v.object({
  /** `version` of the words. */
  version: text(20),
  language,
  /** All that is ticked; what is not, is withdrawn. */
  given: v.pipe(v.array(choice), v.maxLength(products.length * channels.length)),
});

/** What a player is asked. */
const terms = {
  version: v.string(),
  /** The question, as it is stored with the answer. */
  wording: v.string(),
  /** The products of the site. */
  products: v.array(product),
  channels: v.array(channel),
  /** What products and channels are called. */
  names: v.record(v.string(), v.string()),
};

const state = v.object({
  ...terms,
  given: v.array(v.object({ ...choice.entries, at: time })),
});

/** Schemas of the calls about marketing. */
export const marketingSchemas = {
  /** What is asked at registration, in one language. */
  'marketing/terms': { input: v.object({ language }), output: v.object(terms) },
  /** The same with what the player gave. */
  'marketing/consents': { input: v.object({ language }), output: v.object({ value: v.array(state) }) },
  'marketing/set_consents': {
    input: v.object({ request_id: requestId, ...ticked.entries }),
    output: v.object({ value: v.array(state) }),
  },
  /**
   * Withdraws by the link of a marketing message, without a login: its product and channel, or all. Nothing of the
   * player is answered but that.
   */
  'marketing/withdraw': {
    input: v.object({ link: text(200), all: v.boolean() }),
    output: v.object({ withdrawn: v.array(choice) }),
  },
  /** What the link of a marketing message withdraws; changes nothing. */
  'marketing/link': { input: v.object({ link: text(200) }), output: choice },
};
