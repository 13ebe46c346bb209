import type { Chapter } from './chapter';

/** The rules of the decisions that refine the specification. */
export const decisions: readonly Chapter[] = [
  {
    title: 'Decisions that refine these sections',
    sections: {
      'Decisions 1: sites': {
        'D1.01': 'A site is found by the last two host labels',
        'D1.02': 'The client-domain cookie holds them, and chooses nothing',
        'D1.03': 'One sandbox site for each template code, in its first colour',
        'D1.04': 'Each switch is seen in both positions',
        'D1.05': 'All four jurisdictions, eight languages and several currencies are seen',
        'D1.06': 'A bad site file is refused by file, line, path and reason',
        'D1.07': 'Editing is enough, and the last good file stays in force',
        'D1.08':
          'A site names the origins that its analytics speak to; its own pages’ security policy allows them, no other site’s does, and nothing else is said there',
      },
      'Decisions 4: languages': {
        'D4.01': 'Bundles have the same keys, placeholders and every plural category',
        'D4.02': 'No text is hard-coded',
        'D4.03': 'VND has no decimals',
        'D4.04': 'Nepali money has Latin digits',
      },
      'Decisions 5: session and login': {
        'D5.01':
          'Account ids are 4–20 letters, digits, underscore; unique per site whatever the case; passwords 8–128 and not common',
        'D5.02': 'Account ids of different sites are apart; case does not count',
        'D5.03': 'A one-time code holds for 5 minutes, …',
        'D5.04': '… for 5 attempts, …',
        'D5.05': '… and is sent once in 60 s',
        'D5.06': 'A session ends after 30 idle minutes, …',
        'D5.07': '… and after 12 hours in any case',
        'D5.08': 'Sessions are listed and end one by one or all together',
        'D5.09': 'Login attempts are limited',
        'D5.10': 'The previous login is told',
      },
      'Decisions 9: player protection': {
        'D9.01': 'Nobody registers below the age of the jurisdiction: 21 for ph, otherwise 18',
        'D9.02':
          'Limits hold for deposit (gross), loss, stake and session time, per 24 hours, 7 days and one month, to the second',
        'D9.03': 'Of several limits the lowest binds',
        'D9.04': 'A lower limit holds at once',
        'D9.05': 'A higher limit or a removal waits 24 hours, and then asks the player to confirm',
        'D9.06': 'Where opting out of limits is an active choice (uk), nobody deposits before the offer was answered',
        'D9.07': 'The review of limits is due after 6 months; for uk after a year for those without a limit',
        'D9.08': 'A due reality check stops play until it is acknowledged, and shows time and net result',
        'D9.09': 'A faster reality check holds at once, a slower one after 24 hours',
        'D9.10': 'Each profile offers its time-outs and self-exclusions, and no others',
        'D9.11': 'A time-out closes every door but withdrawal and login, and opens by itself',
        'D9.12':
          'A self-exclusion is firm as long as its profile says, stays until the player acts, and then waits 24 hours, or 7 days (mt, indefinite)',
        'D9.13': 'A break is never shortened',
        'D9.14': 'A round of a slot takes at least 2.5 s, whatever the profile',
        'D9.15':
          'It is enforced in the backend: every way to a game, a payment or a gift is closed during a break, whatever was begun before',
        'D9.16': 'It is effective in every open tab at once',
        'D9.17': 'An excluded player can still withdraw and read the history',
      },
      'Decisions 12: toasts and dialogs': {
        'D12.01': 'Hover and focus pause a toast',
        'D12.02': 'Each message stays in a notification log',
        'D12.03': 'Dialogs keep the focus and give it back',
        'D12.04': 'Dialogs wait for each other, and none is lost',
        'D12.05': 'The delayed login modal is announced',
      },
    },
  },
];
