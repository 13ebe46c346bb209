import { adjustmentReasons, causeKinds, correctedAgainst } from '@marquee/contract/staff/adjustments';
import type { StaffOutput } from '@marquee/contract/staff/calls';
import {
  Button,
  type DataColumn,
  DataTable,
  money,
  moneyColumn,
  Notice,
  Page,
  Reading,
  timeColumn,
  useAct,
  useDesk,
  useMay,
  useOpen,
  useRead,
} from '@marquee/desk-sdk';
import { useState } from 'react';

type Waiting = StaffOutput<'approvals/list'>['value'][number];

const words: Record<(typeof adjustmentReasons)[number], string> = {
  wrongPayout: 'Paid out wrongly',
  compensation: 'Compensation',
  goodwill: 'Goodwill',
  chargebackFee: 'Fee of a chargeback',
  gatewayDifference: 'Difference with the gateway',
  takenBack: 'Taken back',
  other: 'Other',
};
const accounts: Record<(typeof correctedAgainst)[number], string> = {
  sportsbook: 'Sportsbook',
  gaming: 'Games',
  promotions: 'Promotions',
  gateway: 'Gateway',
  payouts: 'Payouts',
};
const causes: Record<(typeof causeKinds)[number], string> = { payment: 'Payment', bet: 'Bet', round: 'Round' };

const inputText = (row: Waiting, name: string) => {
  const value = row.input[name];
  return typeof value === 'string' ? value : '';
};

const columns: readonly DataColumn<Waiting>[] = [
  timeColumn(
    'at',
    'Asked',
    (row) => row.asked_at,
    (row) => row.site,
  ),
  { id: 'player', label: 'Player', value: (row) => inputText(row, 'player') },
  moneyColumn(
    'amount',
    'Moves',
    (row) => (typeof row.input.amount === 'number' ? row.input.amount : null),
    (row) => row.currency,
  ),
  { id: 'case', label: 'Case', value: (row) => inputText(row, 'case') },
  { id: 'text', label: 'The player reads', value: (row) => inputText(row, 'text') },
  { id: 'by', label: 'Asked by', value: (row) => row.asked_by.replace(/^\S+ /, '') },
  { id: 'site', label: 'Site', value: (row) => row.site ?? '' },
];

/** Corrections of cash that wait for a second person, and the form of a new one. */
export function CorrectionsPage() {
  const { site, me } = useDesk();
  const may = useMay();
  const open = useOpen();
  const { form, start } = useAct();
  const [done, setDone] = useState('');
  const seesAll = may('staff.read');
  const beside = site ? { site } : {};
  const all = useRead('approvals/list', seesAll ? beside : null);
  const mine = useRead('approvals/mine', seesAll ? null : beside);
  const read = seesAll ? all : mine;
  const currency = me.sites.find((one) => one.site === site)?.currency;
  const correct = () => {
    if (!currency) return;
    start({
      call: 'cash/adjust',
      title: `Correct cash at ${site}`,
      site,
      input: {},
      fields: [
        { name: 'player', label: 'Player', hint: 'The account id, or the id.' },
        { name: 'amount', label: 'Amount', kind: 'amount', currency, hint: 'What is taken is written with a minus.' },
        {
          name: 'why',
          label: 'Why',
          kind: 'choice',
          options: adjustmentReasons.map((value) => ({ value, label: words[value] })),
        },
        {
          name: 'against',
          label: 'Against',
          kind: 'choice',
          hint: 'The account of the operator that the money comes from or goes to.',
          options: correctedAgainst.map((value) => ({ value, label: accounts[value] })),
        },
        { name: 'case', label: 'Case', hint: 'The number of the record. A case is posted once.' },
        { name: 'text', label: 'What the player reads', hint: 'In the statement and the inbox, as it stands here.' },
        {
          name: 'cause_kind',
          label: 'It is about a',
          kind: 'choice',
          optional: true,
          options: causeKinds.map((value) => ({ value, label: causes[value] })),
        },
        { name: 'cause', label: 'Which one', optional: true, hint: 'Its id. A compensation needs it.' },
      ],
      children: <p>The player’s cash changes by the amount at once, or when a second person approves.</p>,
      onDone: ({ cash, posted_before: isRepeated, case: of }) =>
        setDone(
          isRepeated
            ? `Case ${of} was posted before. Nothing has changed.`
            : `Case ${of} is posted. The player’s cash is now ${money(cash, currency)}.`,
        ),
    });
  };
  return (
    <Page
      title="Corrections"
      tools={
        may('money.adjust', site || undefined) && (
          <Button
            variant="primary"
            disabledReason={currency ? undefined : 'Choose a site at the top first.'}
            onClick={correct}
          >
            Correct cash
          </Button>
        )
      }
    >
      {done && (
        <Notice tone="positive" live>
          {done}
        </Notice>
      )}
      <Reading of={read}>
        {({ value }) => (
          <DataTable
            caption="Corrections that wait"
            columns={columns}
            rows={value.filter(({ call }) => call === 'cash/adjust')}
            rowKey={({ id }) => id}
            onOpen={({ id }) => open(`/approvals/${id}`)}
            empty={{ title: 'No correction waits', text: 'Those that need a second person stand here.' }}
          />
        )}
      </Reading>
      {form}
    </Page>
  );
}
