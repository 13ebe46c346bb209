import * as v from 'valibot';
import { requiredText, text, time } from '../schemas/fields';
import type { StaffCallRow } from './row';

/** What can be switched off. */
const what = v.picklist([
  'game',
  'sport',
  'league',
  'match',
  'market',
  'payment_method',
  'registration',
  'withdrawals',
]);

const stopInput = v.object({
  what,
  /** `provider/game`, or the id or code of the thing; nothing for registration and withdrawals. */
  key: v.optional(text(160), ''),
  /** What players read; the usual text if empty. */
  words: v.optional(text(200), ''),
  /** Whether the prices themselves are in doubt: open bets cannot be cashed out either. */
  integrity: v.optional(v.boolean(), false),
  /** When it is on again by itself. */
  ends_at: v.optional(time),
});

const id = v.object({ switch: requiredText(64) });

/** Switching parts of the offer off and on. One person stops; two open again. */
export const switches = {
  'switches/list': {
    about: 'Lists what is switched off, where, since when and why.',
    kind: 'read',
    scope: 'sites',
    permission: 'switches.stop',
    input: v.object({}),
    output: v.object({
      value: v.array(
        v.object({
          id: v.string(),
          /** Null: at all sites. */
          site: v.nullable(v.string()),
          what,
          key: v.string(),
          reason: v.string(),
          words: v.string(),
          integrity: v.boolean(),
          stopped_at: time,
          stopped_by: v.string(),
          ends_at: v.nullable(time),
        }),
      ),
    }),
    errors: [],
  },
  'switches/stop': {
    about: 'Switches a game, sport, league, match, market, payment method, registration or withdrawals off at a site.',
    kind: 'act',
    scope: 'site',
    permission: 'switches.stop',
    input: stopInput,
    output: id,
    errors: ['targetUnknown'],
    reason: true,
  },
  'switches/stop-everywhere': {
    about: 'Switches the same off at all sites.',
    kind: 'act',
    scope: 'all',
    permission: 'switches.stop',
    input: stopInput,
    output: id,
    errors: ['targetUnknown'],
    reason: true,
  },
  'switches/open': {
    about: 'Switches something of a site on again.',
    kind: 'act',
    scope: 'site',
    permission: 'switches.open',
    input: id,
    output: v.object({}),
    errors: ['targetUnknown'],
    reason: true,
    second: true,
  },
  'switches/open-everywhere': {
    about: 'Switches something on again that was switched off at all sites.',
    kind: 'act',
    scope: 'all',
    permission: 'switches.open',
    input: id,
    output: v.object({}),
    errors: ['targetUnknown'],
    reason: true,
    second: true,
  },
} as const satisfies Record<string, StaffCallRow>;
