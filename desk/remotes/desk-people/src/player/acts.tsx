import type { StaffCallName, StaffOutput } from '@marquee/contract/staff/calls';
import type { Permission } from '@marquee/contract/staff/permissions';
import { type Act, type ActField, ActForm, saveFile } from '@marquee/desk-sdk';
import type { ReactNode } from 'react';
import styles from './player.module.css';

/** An act that a page offers: its name in the address, who may do it, and its form. */
export interface Offer {
  id: string;
  group: string;
  title: string;
  permission: Permission;
  form: (onClose: () => void) => ReactNode;
}

/** What an act changes, line by line. */
export const Changes = ({ of }: { of: readonly string[] }) => (
  <div>
    <strong>What it changes</strong>
    <ul className={styles.changes}>
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);

/** What the player reads, as it will be. */
export const PlayerReads = ({ children }: { children: ReactNode }) => (
  <div>
    <strong>What the player reads</strong>
    <blockquote className={styles.reads}>{children}</blockquote>
  </div>
);

/** What players read in their language where staff write no words of their own (`accountRestricted`). */
const restricted = 'Support has restricted this on your account. Please contact support.';

const isTo: Record<string, string> = {
  stakes: 'No stake is taken and no game opens. Open bets and rounds end as they would.',
  deposits: 'No deposit is taken. One that is under way is still paid in.',
  withdrawals: 'No withdrawal is taken. One that the gateway does not have yet waits for a person.',
  marketing: 'No advertising and no bonus offers reach the player.',
  all: 'No stake, deposit or withdrawal is taken, the player is signed out everywhere, and cannot sign in.',
};

const blockable = [
  { value: 'stakes', label: 'Stakes' },
  { value: 'deposits', label: 'Deposits' },
  { value: 'withdrawals', label: 'Withdrawals' },
  { value: 'marketing', label: 'Marketing' },
  { value: 'all', label: 'Everything, and signing in' },
];

const periods = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
];

const verdicts = [
  { value: 'passed', label: 'Passed' },
  { value: 'failed', label: 'Failed' },
  { value: 'again', label: 'The partner checks again' },
];

const identityIs: Record<string, string> = {
  passed: 'Deposits and play open at once.',
  failed: 'Deposits and play close at once.',
  again: 'The partner checks once more. Until it answers the check is open.',
};

/** Lifts a block: what it was is known, so its form asks for the reason alone. */
export function unblockAct(place: { site: string; player: string }, what: string, onDone: () => void): Offer {
  const act: Act<'players/unblock'> = {
    call: 'players/unblock',
    title: `Lift the block of ${what}`,
    site: place.site,
    input: { player: place.player, what: what as 'stakes' },
    children: <Changes of={['The block ends at once. Other blocks stay.']} />,
    onDone,
  };
  return offer(`unblock-${what}`, 'Blocks', 'players.block', act);
}

function offer<N extends StaffCallName>(id: string, group: string, permission: Permission, act: Act<N>): Offer {
  return { id, group, title: act.title, permission, form: (onClose) => <ActForm act={act} onClose={onClose} /> };
}

/** Ends a bonus of the player. */
export function endBonusAct(site: string, bonus: string, onDone: () => void): Offer {
  const remedy: ActField = {
    name: 'remedy',
    label: 'What is there',
    kind: 'choice',
    options: [
      { value: 'convert', label: 'Becomes cash, up to the cap' },
      { value: 'return', label: 'Goes back to the offer' },
    ],
  };
  const act: Act<'bonuses/end'> = {
    call: 'bonuses/end',
    title: 'End the bonus',
    site,
    input: { bonus },
    fields: [remedy],
    isDangerous: true,
    children: (
      <Changes
        of={['The bonus ends, once its open bets are settled.', 'Winnings that are cash stay.', 'The player is told.']}
      />
    ),
    onDone,
  };
  return offer('end-bonus', 'Bonuses', 'bonuses.grant', act);
}

/** What was revealed of a player; it stays in the page, and nowhere else. */
export type Revealed = StaffOutput<'players/reveal'>;

/** Where acts are done, and what follows. */
export interface ActPlace {
  site: string;
  player: string;
  account: string;
  currency: string;
  /** Offers that staff give by hand, if they may be read. */
  offers: readonly { offer: string; title: string }[];
  /** What the player is blocked from now. */
  blocked: readonly string[];
  onDone: () => void;
  onRevealed: (found: Revealed) => void;
}

/** All acts about a player, in the order in which they are offered. */
export function playerOffers(place: ActPlace): Offer[] {
  const { site, player, account, currency, offers, blocked, onDone, onRevealed } = place;
  const of = { site, input: { player }, onDone };
  return [
    offer<'players/block'>('block', 'Blocks', 'players.block', {
      ...of,
      call: 'players/block',
      title: 'Block',
      isDangerous: true,
      fields: [
        { name: 'what', label: 'From what', kind: 'choice', options: blockable },
        { name: 'until', label: 'Until', kind: 'date', optional: true, hint: 'Empty: until it is lifted.' },
        { name: 'words', label: 'Words that the player reads', kind: 'area', optional: true },
      ],
      children: ({ what = '', words = '' }) => (
        <>
          <Changes of={[isTo[what] ?? 'Choose from what.', 'It holds from the answer on, also during play.']} />
          <PlayerReads>{words.trim() || restricted}</PlayerReads>
        </>
      ),
    }),
    ...blocked.map((what) => unblockAct(place, what, onDone)),
    offer<'players/end-sessions'>('end-sessions', 'Blocks', 'players.block', {
      ...of,
      call: 'players/end-sessions',
      title: 'End sessions',
      children: <Changes of={['The player is signed out everywhere, and may sign in again.', 'Open games end.']} />,
    }),
    offer<'players/note'>('note', 'Notes', 'players.block', {
      ...of,
      call: 'players/note',
      title: 'Write a note',
      fields: [{ name: 'note', label: 'Note', kind: 'area' }],
      children: <Changes of={['Staff read it here. The player does not.', 'It cannot be changed afterwards.']} />,
    }),
    offer<'players/lower-limit'>('lower-limit', 'Protection', 'players.protect', {
      ...of,
      call: 'players/lower-limit',
      title: 'Lower a limit of money',
      fields: [
        {
          name: 'kind',
          label: 'Limit',
          kind: 'choice',
          options: [
            { value: 'deposit', label: 'Deposits' },
            { value: 'loss', label: 'Losses' },
            { value: 'stake', label: 'Stakes' },
          ],
        },
        { name: 'period', label: 'Per', kind: 'choice', options: periods },
        { name: 'amount', label: 'At most', kind: 'amount', currency },
      ],
      children: <Changes of={['It holds at once, as if the player had set it.', 'It is only ever made lower here.']} />,
    }),
    offer<'players/lower-limit'>('lower-time', 'Protection', 'players.protect', {
      ...of,
      call: 'players/lower-limit',
      title: 'Lower the limit of time',
      input: { player, kind: 'session' },
      fields: [
        { name: 'period', label: 'Per', kind: 'choice', options: periods },
        { name: 'amount', label: 'At most, minutes', kind: 'count' },
      ],
      children: <Changes of={['It holds at once, as if the player had set it.', 'It is only ever made lower here.']} />,
    }),
    offer<'players/begin-break'>('time-out', 'Protection', 'players.protect', {
      ...of,
      call: 'players/begin-break',
      title: 'Begin a time-out',
      input: { player, kind: 'time_out' },
      fields: [{ name: 'option', label: 'Length', hint: 'As the jurisdiction has it, such as 24h or 10d.' }],
      children: <Changes of={['Play and deposits stop at once.', 'It never ends before one that runs.']} />,
    }),
    offer<'players/begin-break'>('exclusion', 'Protection', 'players.protect', {
      ...of,
      call: 'players/begin-break',
      title: 'Begin a self-exclusion',
      input: { player, kind: 'self_exclusion' },
      isDangerous: true,
      fields: [
        { name: 'option', label: 'Length', hint: 'As the jurisdiction has it, such as 6m, 1y or indefinite.' },
        { name: 'family', label: 'The player’s family asked for it', kind: 'check', optional: true },
      ],
      children: (
        <Changes
          of={[
            'Play and deposits stop at once, in all accounts of this person where the jurisdiction says so.',
            'The player can withdraw what is there.',
            'Nobody can make it shorter.',
          ]}
        />
      ),
    }),
    offer<'players/reveal'>('reveal', 'Identity', 'players.read', {
      ...of,
      call: 'players/reveal',
      title: 'Show name and contacts',
      children: <Changes of={['Nothing. The audit says that you looked, and why.']} />,
      onDone: onRevealed,
    }),
    offer<'players/correct-name'>('correct-name', 'Identity', 'players.identity', {
      ...of,
      call: 'players/correct-name',
      title: 'Correct the name',
      fields: [{ name: 'full_name', label: 'Full name' }],
      children: (
        <Changes
          of={[
            'The name is in force at once; withdrawals go only to bank accounts of that name.',
            'Where identity is checked, it is checked again.',
            'The player has a message that says so.',
          ]}
        />
      ),
    }),
    ...(['email', 'phone'] as const).map((name) =>
      offer<'players/change-contact'>(`change-${name}`, 'Identity', 'players.identity', {
        ...of,
        call: 'players/change-contact',
        title: name === 'email' ? 'Change the e-mail address' : 'Change the telephone',
        fields: [
          name === 'email'
            ? { name, label: 'New e-mail address' }
            : { name, label: 'New telephone', hint: 'With the country, such as +639171234567.' },
        ],
        children: <Changes of={['The player proves it by a code.', 'Sessions and codes of the old one end.']} />,
      }),
    ),
    offer<'players/decide-identity'>('decide-identity', 'Identity', 'players.identity', {
      ...of,
      call: 'players/decide-identity',
      title: 'Decide the identity check',
      fields: [{ name: 'verdict', label: 'Verdict', kind: 'choice', options: verdicts }],
      children: ({ verdict = '' }) => <Changes of={[identityIs[verdict] ?? 'Choose a verdict.']} />,
    }),
    offer<'players/reset-factors'>('reset-factors', 'Identity', 'players.identity', {
      ...of,
      call: 'players/reset-factors',
      title: 'Take lost sign-in factors away',
      isDangerous: true,
      fields: [
        { name: 'case', label: 'Case', hint: 'The number of the record of how the player was identified, used once.' },
      ],
      children: <Changes of={['Passkeys, authenticator app and recovery codes are gone. The password stays.']} />,
    }),
    ...(offers.length > 0
      ? [
          offer<'bonuses/grant'>('grant', 'Bonuses', 'bonuses.grant', {
            ...of,
            call: 'bonuses/grant',
            title: 'Give a bonus',
            fields: [
              {
                name: 'offer',
                label: 'Offer',
                kind: 'choice',
                options: offers.map((one) => ({ value: one.offer, label: `${one.offer} ${one.title}`.trim() })),
              },
            ],
            children: (
              <Changes
                of={[
                  'The player gets the bonus under the terms of the offer, once, out of its budget.',
                  'Who may not have the offer does not get it: the answer says why.',
                ]}
              />
            ),
          }),
        ]
      : []),
    offer<'players/export'>('export', 'Account', 'players.close', {
      ...of,
      call: 'players/export',
      title: 'Save the player’s data',
      children: <Changes of={['Nothing. A file is saved, as the player can get it. The audit says that you did.']} />,
      onDone: ({ file }) => saveFile(`${account}.json`, file, 'application/json'),
    }),
    offer<'players/close'>('close', 'Account', 'players.close', {
      ...of,
      call: 'players/close',
      title: 'Close the account',
      isDangerous: true,
      children: (
        <Changes
          of={[
            'Deposits, stakes, gifts and bonuses end at once.',
            'Open bets end as they would; the balance is paid out to the player’s bank account.',
            'It can be opened again, a day later at the earliest.',
          ]}
        />
      ),
    }),
  ];
}
