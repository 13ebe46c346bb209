import type { PlacedText } from './allTexts';

const app = (name: string) => `backend/app/tests/${name}.test.ts`;
const journey = (name: string) => `e2e/journeys/${name}.spec.ts`;
const protection = app('protection/protection');
const closing = app('account/closing.full');
const wallet = app('wallet/wallet');

/**
 * What English texts promise players: the test that shows that it is kept, by its file and words of its title, and the
 * words that promise it.
 */
export const promises: readonly (readonly [file: string, title: string, ...says: string[]])[] = [
  [journey('offline'), 'shows it, and works on when it is back', 'We will update the page as soon as'],
  [app('content/content'), 'in maintenance says so, and nothing else', 'We will be back soon'],
  [journey('consent'), 'nothing is measured before consent or after a refusal', 'Nothing is counted before you accept'],

  // Codes and sign-in.
  [app('auth/guessing'), 'comes slower each time', 'the wait gets longer each time'],
  [app('auth/auth'), 'for a quarter of an hour, even with the right password', 'try again in 15 minutes'],
  [app('auth/guessing'), 'wrong tries, after five minutes', 'valid for 5 minutes', 'valid for five minutes'],
  [app('auth/auth'), 'are reset with a code', 'we will send a code to', 'We send a code to', 'the code that we send'],
  [app('auth/factors'), 'is asked for after a one-time code as well', 'we send six digits to'],
  [app('auth/factors'), 'goes with the recovery codes', 'no longer ask for its codes', 'no longer ask for codes from'],
  [app('auth/factors'), 'is void once there are new ones', 'We show them only once'],

  // Limits and breaks.
  [
    protection,
    'waits 24 hours and is then confirmed [D9.05]',
    'raising it takes 24 hours and your confirmation',
    'You can confirm it after 24 hours',
    'wait 24 hours and then confirm it',
    'after 24 hours, once you confirm it',
  ],
  [protection, 'lapses if it is not confirmed within 72 hours', 'after 24 hours, and then for 72 hours'],
  [
    protection,
    'holds at once and drops what was waiting [D9.04]',
    'lower limit takes effect immediately',
    'Takes effect immediately',
  ],
  [protection, 'holds at the last second and is free at the next [D9.02]', 'in any 24 hours, seven days or month'],
  [protection, 'a slower one waits 24 hours', 'More often: takes effect', 'takes effect after 24 hours'],
  [protection, 'comes more often where the player wants it', 'We ask you to look at your limits'],
  [
    journey('protection'),
    'an exclusion in one browser closes the doors of another',
    'in every open window',
    'everywhere on',
  ],
  [journey('protection'), 'one press beside a game stops play for 24 hours', 'begins a time-out of 24 hours at once'],
  [protection, 'closes every door but withdrawal and login, and opens by itself', 'and then ends by itself'],
  [protection, 'stays until the player acts', 'does not end by itself'],
  [protection, 'ends only by the answer of staff to a reason', 'we answer within {{time}}', 'We answer by {{time}}'],
  [app('desk/players'), 'begin an exclusion that the family asked for', 'We check this and exclude'],

  [
    app('marketing/consents'),
    'no promotion and no marketing',
    'and we send you no offers',
    'offers stay off, and nothing begins by itself',
  ],
  [protection, 'drops what was waiting [D9.04]', 'Your limits hold as before', 'and it holds immediately'],

  // Closing an account.
  [
    app('account/closing'),
    'pays the balance out to the chosen bank account',
    'We pay out your balance, close your account',
    'Immediately: no more deposits',
    'We settle your open bets and rounds',
  ],
  [closing, 'pays out what is below the minimum', 'however small it is'],
  [closing, 'is opened again by the operator, not within a day', 'after one day at the earliest'],
  [closing, 'for as long as the jurisdiction says', 'After that we keep your data for'],
  [closing, 'waits as long as a new bank account does', 'We pay your balance when it is over'],

  // Who somebody is.
  [
    app('identity/identity'),
    'with what the partner needs and the least age',
    'For this we send them',
    'We check it once',
  ],
  [app('identity/identity'), 'is checked again, three times at most', 'and we will check again'],
  [app('identity/identity'), 'is refused before the partner has answered at all', 'We confirm who you are first'],
  [
    app('account/account'),
    'stays as it is if the operator refuses, and the player gets a message',
    'We will tell you our decision in your inbox',
    'we will check your request',
  ],

  [journey('first-deposit'), 'by one clear thing at a time', 'The deposit form opens by itself'],

  // Money.
  [
    wallet,
    'in the player’s name [D6.08]',
    'we pay withdrawals only to',
    'pay only to',
    'only pay to',
    'We pay withdrawals to',
  ],
  [
    wallet,
    'reserves its amount at once',
    'at once and is reserved',
    'We reserve the amount',
    'We check this withdrawal before',
  ],
  [
    wallet,
    'gives the amount back when the bank rejects it, and says so in the inbox',
    'We tell you in your inbox when it is paid',
    'We will tell you in your inbox when there is news',
    'the amount goes back to your balance immediately',
    'We will keep it up to date',
  ],
  [app('wallet/gatewayAway.full'), 'paid late is credited all the same', 'If you have paid, we will still credit it'],
  [wallet, 'is made once for a request that is sent twice', 'never carried out twice', 'We keep checking'],
  [app('wallet/gateway'), 'waits in review, and is paid once it is released', 'We look at some withdrawals ourselves'],
  [
    app('desk/settlements'),
    'pays who won, and takes back from who lost; the rest is a debt',
    'We settled your bet on {{name}} again',
    'We book the difference in your balance',
  ],
  [app('desk/money'), 'by two persons is posted once, and the player is told once', 'We corrected your balance'],
  [
    app('wallet/gatewayAdversary'),
    'keeps withdrawals back, and is settled before the next one',
    'We pay out when that is settled',
    'we deduct the rest before your next withdrawal',
  ],
  [app('content/content'), 'fills its own facts into shared texts', 'The figures are the ones that we use'],
  [app('support/messages'), 'to a player is in the inbox', 'we will tell you which', 'We answer in your inbox'],
  [app('support/messages'), 'to a visitor goes to their address', 'We will answer to this address'],
  [app('thirdParty/thirdParty'), 'keeps a message as a ticket', 'we answer when somebody is here'],

  [
    app('messages/playerMessages'),
    'of each completed payment by a receipt, to a proved address',
    'We send you no receipts',
    'We send you an email for each completed deposit',
  ],
  [app('messages/playerMessages'), 'of a mission that begins, if they agreed', 'We will tell you about new ones'],

  // Bonuses.
  [app('messages/bonusNews'), 'of one that we ended early, with what became cash', 'We ended it early'],
  [app('messages/bonusNews'), 'of a claim that was checked', 'each person can have it only once'],
  [app('bonuses/endReason'), 'by %s', 'We ended it.'],
  [app('bonuses/endReason'), 'or why a claim came to nothing', 'Each person can have it only once'],

  // Play.
  [app('sports/sports'), 'books a request once', 'the same bet is never placed twice'],
  [
    app('provider/provider'),
    'credited when it is released',
    'so we check the round first',
    'we add it to your balance',
    'tell you either way',
  ],
  [
    app('games/games'),
    'a revealed seed matches its hash',
    'set the result before each round',
    'shows the hash of a secret seed',
  ],
  [
    app('desk/settlements'),
    'takes back what a won bet paid beyond its stake',
    'We settled your bet on',
    'We book the difference',
  ],
  [app('minigame/minigame'), 'nothing there gives or takes tokens', 'never for money', 'never money'],
  [app('minigame/minigame'), 'gives its prize once a day', 'One free spin every 24 hours'],

  [app('sports/sports'), 'is made good for after a feed that was away', 'as soon as we do'],
  ['remotes/sportsbook/src/slip/BetSlip.test.ts', 'places singles one by one', 'so we place them as singles'],

  // Rewards.
  [
    wallet,
    'waits until both have verified a contact',
    'We pay once you and your friend have both confirmed',
    'we add {{referral_reward}} to your account',
  ],
  [wallet, 'rewards the referrer once', 'We count every friend who registers with it'],
  [wallet, 'earns once, by however many accounts', 'only once for each new person'],
  [app('account/account'), 'keeps a gift for 30 days and no longer', 'for free within 30 days'],
  [app('account/account'), 'count what was really done, and pay once', 'You get the tokens immediately'],
  [
    'backend/platform/src/sites/rules/offers.test.ts',
    'a mission that counts deposits',
    'never asks you to deposit more',
  ],

  // The site.
  [journey('protection'), 'the page about responsible gaming opens', 'we will not know that you contacted them'],
  [journey('preferences'), 'for somebody who asks for less motion', 'we show less motion', 'we keep them'],
  [journey('axe'), 'is free of serious violations', 'Before each release, a program opens every page'],
];

const anyOf = (words: readonly string[]) => new RegExp(words.join('|'), 'gi');

/** Not promises: what we do not do, did, are or wish; advice to players. */
const others = anyOf([
  '\\bwe (did|got|have|are|could|cannot|do not|would|want|need|work|aim|expect|agree|read|may|can|allow)\\b',
  '\\bwe (rejected|removed)\\b',
  '\\bwrite to us immediately',
  '^Never (write|send documents)',
  '^Which data we store',
]);

/** An act of ours, a time, or something that is always or never so. */
const promising = anyOf([
  '\\bwe \\w+',
  '\\b(immediately|at once|never|only once|by itself|each (time|release)|before each round)\\b',
  '\\b(\\d+|\\{\\{(time|count|hours|days)\\}\\}|one|five|seven) (hours?|days?|minutes?|months?|weeks?)\\b',
]);

/** The sentences of a text that promise something. */
export function promisesIn(text: string): string[] {
  const sentences = text.replace(/<[^>]*>/g, '\n').match(/[^\n.!?]+[.!?]?/g) ?? [];
  return sentences
    .map((sentence) => sentence.trim())
    .filter((one) => /[.:]/.test(one) && one.replace(others, '').search(promising) >= 0);
}

/** Terms and privacy have their own table, by clause (`docs/terms.md`); rules of play are played by their test. */
const hasOwnTable = (place: string) =>
  /\b(term_condition|privacy_policy)\b|src\/(terms|rules)\/|^backend\/sites\/common\/operator.json terms/.test(place);

/** The promises in these texts that no test of the table is named for, with their places. */
export function unprovenPromises(texts: readonly PlacedText[]): string[] {
  const known = promises.flatMap(([, , ...says]) => says);
  return texts.flatMap(({ place, text }) =>
    (hasOwnTable(place) ? [] : promisesIn(text))
      .filter((sentence) => !known.some((words) => sentence.includes(words)))
      .map((sentence) => `${place}: ${sentence}`),
  );
}
