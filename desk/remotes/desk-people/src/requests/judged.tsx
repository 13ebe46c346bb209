import { money, When } from '@marquee/desk-sdk';
import { Changes } from '../player/acts';
import { type Item, itemAct, type Queue, waiting } from './queue';

/** Gifts that were refused. */
export const gifts: Queue<'gifts/list'> = {
  call: 'gifts/list',
  label: 'Gifts',
  permission: 'players.gifts',
  nothing: 'No gift was refused.',
  key: ({ site, player, gift, other }) => `${site} ${player} ${gift} ${other ?? ''}`,
  columns: [
    ...waiting<Item<'gifts/list'>>(({ at }) => at),
    { id: 'gift', label: 'Gift', value: (row) => row.gift },
    { id: 'reason', label: 'Refused because', value: (row) => row.reason },
    { id: 'marks', label: 'The same', value: (row) => row.marks },
  ],
  facts: ({ gift, reason, marks, other, at, site }) => [
    { term: 'Gift', value: gift },
    { term: 'Refused because', value: reason ?? '–' },
    { term: 'The same', value: marks ?? '–' },
    { term: 'Of the player', value: other ?? '–' },
    { term: 'When', value: <When at={at} site={site} /> },
  ],
  player: ({ player }) => player,
  acts: ({ site, player, gift }) => [
    itemAct<'gifts/allow'>('players.gifts', {
      call: 'gifts/allow',
      title: 'Allow the gift',
      site,
      input: { player, gift },
      children: <Changes of={['The player can claim it. A reward for a friend is paid with the next deposit.']} />,
    }),
  ],
};

/** Accounts that are being closed. */
export const closings: Queue<'closings/list'> = {
  call: 'closings/list',
  label: 'Closings',
  permission: 'players.read',
  nothing: 'No account is being closed.',
  key: ({ site, account_id }) => `${site} ${account_id}`,
  columns: [
    ...waiting<Item<'closings/list'>>(({ asked_at }) => asked_at),
    { id: 'account', label: 'Account', value: (row) => row.account_id },
    { id: 'waits', label: 'Waits for', value: (row) => row.waits_for },
    {
      id: 'cash',
      label: 'Cash',
      isFigure: true,
      value: (row) => row.cash,
      cell: ({ cash, currency }) => money(cash, currency),
    },
  ],
  facts: ({ waits_for, cash, currency, asked_at, site }) => [
    { term: 'Waits for', value: waits_for ?? 'nothing' },
    { term: 'Cash', value: money(cash, currency) },
    { term: 'Asked', value: <When at={asked_at} site={site} /> },
  ],
  player: ({ account_id }) => account_id,
  acts: ({ site, account_id }) => [
    itemAct<'closings/reopen'>('players.close', {
      call: 'closings/reopen',
      title: 'Open the account again',
      site,
      input: { player: account_id },
      children: (
        <Changes
          of={[
            'The player can play and deposit again. A self-exclusion holds on.',
            'It is refused within a day of the request.',
          ]}
        />
      ),
    }),
  ],
};

/** Claims of bonuses that wait, because another account looks alike. */
export const claims: Queue<'bonuses/review'> = {
  call: 'bonuses/review',
  label: 'Bonus claims',
  permission: 'bonuses.read',
  nothing: 'No claim waits.',
  key: ({ bonus }) => bonus,
  columns: [
    ...waiting<Item<'bonuses/review'>>(({ created_at }) => created_at),
    { id: 'offer', label: 'Offer', value: (row) => row.offer },
    {
      id: 'amount',
      label: 'Amount',
      isFigure: true,
      value: (row) => row.amount,
      cell: ({ amount, currency }) => money(amount, currency),
    },
    { id: 'alike', label: 'Accounts alike', isFigure: true, value: (row) => row.alike.length },
  ],
  facts: ({ offer, amount, currency, created_at, site, alike }) => [
    { term: 'Offer', value: offer },
    { term: 'Amount', value: money(amount, currency) },
    { term: 'Claimed', value: <When at={created_at} site={site} /> },
    ...alike.map((other) => ({
      term: `Looks like ${other.player}`,
      value: `${other.site}: ${other.shares}; ${other.born_same ? 'same birth date; ' : ''}bonuses of this offer: ${other.had}`,
    })),
  ],
  player: ({ player }) => player,
  acts: ({ site, bonus }) =>
    (['give', 'refuse'] as const).map((verdict) =>
      itemAct<'bonuses/decide'>('bonuses.grant', {
        call: 'bonuses/decide',
        title: verdict === 'give' ? 'Give the bonus' : 'Refuse the claim',
        site,
        input: { bonus, verdict },
        isDangerous: verdict === 'refuse',
        children: (
          <Changes
            of={[
              verdict === 'give'
                ? 'The player gets the bonus under the terms of the offer.'
                : 'The player does not get the bonus.',
            ]}
          />
        ),
      }),
    ),
};

/** Accounts that may be one person's. */
export const persons: Queue<'persons/list'> = {
  call: 'persons/list',
  label: 'Same person?',
  permission: 'players.read',
  nothing: 'No accounts wait for a decision.',
  key: ({ player, other }) => `${player} ${other}`,
  columns: [
    ...waiting<Item<'persons/list'>>(({ created_at }) => created_at),
    { id: 'shared', label: 'The same', value: (row) => row.shared },
    { id: 'other_site', label: 'Site of the other', value: (row) => row.other_site },
  ],
  facts: ({ shared, other_site, other, created_at, site }) => [
    { term: 'The same', value: shared },
    { term: 'The other account', value: `${other} at ${other_site}` },
    { term: 'Found', value: <When at={created_at} site={site} /> },
  ],
  player: ({ player }) => player,
  acts: ({ site, player, other }) => [
    itemAct<'persons/lift'>('players.close', {
      call: 'persons/lift',
      title: 'These are two persons',
      site,
      input: { player, other },
      children: <Changes of={['The link neither asks for a check nor binds any more.', 'Players are not told.']} />,
    }),
    itemAct<'persons/bind'>('players.close', {
      call: 'persons/bind',
      title: 'This is one person',
      site,
      input: { player, other },
      isDangerous: true,
      children: <Changes of={['Breaks, blocks, limits and gifts of one account hold for both.']} />,
    }),
  ],
};
