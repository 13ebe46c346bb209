import type { CallName } from '@marquee/contract/calls';
import type { SandboxAnswer } from '@marquee/contract/sandboxAnswer';
import type misc from '@marquee/i18n/bundles/en/misc.json';

/** Something the sandbox can be made to do, so that a row of the error catalogue (R8) can be seen. */
export interface Provocation {
  id: string;
  /** Text key of the row's description. */
  text: Extract<keyof typeof misc, `sandbox.${string}`>;
  /** The answer, and the call that gets it. */
  provoke: SandboxAnswer;
  /** How the refusal is shown: as a dialog by default. */
  as?: 'dialog' | 'toast';
  /** Whether only players make this call. */
  player?: true;
}

const message = (statusMessage: string, statusCode = 0) => ({ statusCode, statusMessage });

/** Any call of a visitor. */
const any: CallName = 'settings/top10winner_withdrawal';

const sessionEnds = ['sessionExpired', 'Session Expired', 'BLOCK', 'CLOSE', 'permissionDenied'].map(
  (text): Provocation => ({
    id: `session ${text}`,
    text: 'sandbox.sessionEnds',
    provoke: { call: 'settings/check_status', answer: message(text) },
    player: true,
  }),
);

const failing = (
  [
    ['auth/login', 'sandbox.callBroken'],
    ['auth/signup', 'sandbox.callBroken'],
    ['auth/tac/request_login', 'sandbox.callBroken'],
    ['auth/login_tac', 'sandbox.callBroken'],
    ['auth/forgot_password', 'sandbox.callBroken'],
    ['auth/update_password', 'sandbox.callBroken', true],
    ['auth/vip', 'sandbox.callBroken', true],
    ['auth/get_balance', 'sandbox.callUnavailable', true],
    ['home/fav_list', 'sandbox.favouritesEmpty', true],
    ['settings/social_account', 'sandbox.callDisconnected'],
    ['settings/siteinfodetail', 'sandbox.callUnavailable'],
    ['settings/partners', 'sandbox.callUnavailable'],
    ['seo', 'sandbox.callUnavailable'],
    ['home/marquee', 'sandbox.callUnavailable'],
    ['startup', 'sandbox.startupBroken'],
  ] as const
).map(
  ([call, text, player]): Provocation => ({
    id: `closed ${call}`,
    text,
    provoke: { call, answer: 'close' },
    ...(player && { player }),
  }),
);

/** The rows of the catalogue that an answer can trigger, in the catalogue's order. */
export const provocations: readonly Provocation[] = [
  { id: 'fine code', text: 'sandbox.fine', provoke: { call: any, answer: message('BLOCK', 1) } },
  { id: 'fine message', text: 'sandbox.fine', provoke: { call: any, answer: message('OK') } },
  ...sessionEnds,
  {
    id: 'unavailable',
    text: 'sandbox.unavailable',
    provoke: { call: any, answer: message('serviceUnavailable', -503) },
  },
  { id: 'word', text: 'sandbox.word', provoke: { call: any, answer: message('insufficientBalance') } },
  { id: 'unknown word', text: 'sandbox.unknownWord', provoke: { call: any, answer: message('neverHeardOf') } },
  { id: 'sentence', text: 'sandbox.sentence', provoke: { call: any, answer: message('Limit of 500 reached') } },
  { id: 'empty', text: 'sandbox.empty', provoke: { call: any, answer: message('') } },
  { id: 'toast', text: 'sandbox.toast', provoke: { call: any, answer: message('insufficientBalance') }, as: 'toast' },
  {
    id: 'login refused',
    text: 'sandbox.loginRefused',
    provoke: { call: 'auth/login', answer: message('invalidCredentials') },
  },
  ...failing,
  { id: 'html', text: 'sandbox.html', provoke: { call: 'auth/login', answer: 'html', http: 502 } },
  { id: 'hang', text: 'sandbox.hang', provoke: { call: any, answer: 'hang' } },
  { id: 'pixel', text: 'sandbox.pixel', provoke: { call: 'settings/adsvisit', answer: message('tooManyRequests') } },
];
