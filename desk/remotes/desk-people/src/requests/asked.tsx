import { Badge, When } from '@marquee/desk-sdk';
import { Changes, PlayerReads } from '../player/acts';
import { begun, type Item, itemAct, type Queue, waiting, written } from './queue';

/** Names that players ask for. */
export const names: Queue<'names/list'> = {
  call: 'names/list',
  label: 'Names',
  permission: 'players.identity',
  nothing: 'Nobody asks for another name.',
  key: ({ request }) => request,
  columns: [
    ...waiting<Item<'names/list'>>(({ created_at }) => created_at),
    { id: 'account', label: 'Account', value: (row) => row.account_id },
    { id: 'now', label: 'Name now', value: (row) => row.now },
    { id: 'asked', label: 'Asked for', value: (row) => row.full_name },
  ],
  facts: ({ now, full_name, created_at, site }) => [
    { term: 'Name now', value: <bdi>{now}</bdi> },
    { term: 'Asked for', value: <bdi>{full_name}</bdi> },
    { term: 'Since', value: <When at={created_at} site={site} /> },
  ],
  player: ({ player }) => player,
  acts: ({ site, request, full_name }) => [
    itemAct<'names/accept'>('players.identity', {
      call: 'names/accept',
      title: 'Accept the name',
      site,
      input: { request },
      children: (
        <Changes
          of={[
            `The name becomes ${full_name} at once.`,
            'Withdrawals go only to bank accounts of that name.',
            'Where identity is checked, it is checked again.',
            'The player has a message that the name was accepted.',
          ]}
        />
      ),
    }),
    itemAct<'names/refuse'>('players.identity', {
      call: 'names/refuse',
      title: 'Refuse the name',
      site,
      input: { request },
      isDangerous: true,
      children: <Changes of={['The name stays.', 'The player has a message that it was refused.']} />,
    }),
  ],
};

/** Requests to end a self-exclusion. */
export const returns: Queue<'returns/list'> = {
  call: 'returns/list',
  label: 'Returns',
  permission: 'players.protect',
  nothing: 'Nobody asks to end a self-exclusion.',
  key: ({ request }) => request,
  columns: [
    ...waiting<Item<'returns/list'>>(({ asked_at }) => asked_at),
    { id: 'account', label: 'Account', value: (row) => row.account_id },
    { id: 'reason', label: 'Why', value: (row) => row.reason, cell: (row) => begun(row.reason) },
    {
      id: 'by',
      label: 'Answer by',
      value: (row) => row.answer_by,
      cell: (row) => (
        <>
          <When at={row.answer_by} site={row.site} /> {row.overdue && <Badge tone="negative">overdue</Badge>}
        </>
      ),
    },
  ],
  facts: ({ reason, asked_at, answer_by, site }) => [
    { term: 'The player writes', value: written(reason) },
    { term: 'Asked', value: <When at={asked_at} site={site} /> },
    { term: 'Answer by', value: <When at={answer_by} site={site} /> },
  ],
  player: ({ player }) => player,
  acts: ({ site, request }) =>
    (['granted', 'refused'] as const).map((verdict) =>
      itemAct<'returns/answer'>('players.protect', {
        call: 'returns/answer',
        title: verdict === 'granted' ? 'Grant the return' : 'Refuse the return',
        site,
        input: { request, verdict },
        isDangerous: verdict === 'granted',
        fields: [{ name: 'answer', label: 'Answer that the player reads', kind: 'area' }],
        children: ({ answer = '' }) => (
          <>
            <Changes
              of={[
                verdict === 'granted'
                  ? 'Play opens after the waiting time of the jurisdiction.'
                  : 'The self-exclusion goes on.',
              ]}
            />
            <PlayerReads>{answer || '…'}</PlayerReads>
          </>
        ),
      }),
    ),
};

/** Messages of the contact form. */
export const messages: Queue<'messages/list'> = {
  call: 'messages/list',
  label: 'Messages',
  permission: 'messages.answer',
  nothing: 'No message waits.',
  key: ({ ticket }) => ticket,
  columns: [
    ...waiting<Item<'messages/list'>>(({ created_at }) => created_at),
    { id: 'from', label: 'From', value: (row) => row.account_id ?? 'visitor' },
    { id: 'language', label: 'Language', value: (row) => row.language },
    { id: 'message', label: 'Message', value: (row) => row.message, cell: (row) => begun(row.message) },
    { id: 'state', label: 'State', value: (row) => row.state, cell: (row) => <Badge>{row.state}</Badge> },
  ],
  facts: ({ full_name, contact_email, language, message, created_at, site, answer, mail, ticket }) => [
    { term: 'Message', value: written(message) },
    { term: 'Name', value: <bdi>{full_name}</bdi> },
    { term: 'E-mail', value: <bdi>{contact_email}</bdi> },
    { term: 'Language', value: language },
    { term: 'Written', value: <When at={created_at} site={site} /> },
    { term: 'Ticket', value: ticket },
    ...(answer === null ? [] : [{ term: 'Answer', value: written(answer) }]),
    ...(mail === null ? [] : [{ term: 'E-mail of the answer', value: mail }]),
  ],
  player: ({ account_id }) => account_id,
  acts: ({ site, ticket, answer, account_id }) =>
    answer !== null
      ? []
      : [
          itemAct<'messages/answer'>('messages.answer', {
            call: 'messages/answer',
            title: 'Answer',
            site,
            input: { ticket },
            fields: [{ name: 'answer', label: 'Answer', kind: 'area', hint: 'Plain text, once. Lines are kept.' }],
            children: (typed) => (
              <>
                <Changes
                  of={[
                    account_id
                      ? 'The player reads it in the inbox; by e-mail if the account is closed or blocked.'
                      : 'The visitor gets it by e-mail.',
                    'It cannot be changed afterwards.',
                  ]}
                />
                <PlayerReads>{typed.answer || '…'}</PlayerReads>
              </>
            ),
          }),
          itemAct<'messages/close'>('messages.answer', {
            call: 'messages/close',
            title: 'Close without an answer',
            site,
            input: { ticket },
            isDangerous: true,
            children: <Changes of={['Nobody gets an answer. The message leaves this list.']} />,
          }),
        ],
};
