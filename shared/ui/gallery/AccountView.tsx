import { useState } from 'react';
import { Badge } from '../src/Badge';
import { Card } from '../src/Card';
import { DescriptionList } from '../src/DescriptionList';
import { EmptyState } from '../src/EmptyState';
import { ErrorCard } from '../src/ErrorCard';
import { Icon } from '../src/Icon';
import { type IconName, iconPaths } from '../src/iconPaths';
import { Money } from '../src/Money';
import { Paginator } from '../src/Paginator';
import { Progress } from '../src/Progress';
import { Skeleton } from '../src/Skeleton';
import { Stat } from '../src/Stat';
import { Table } from '../src/Table';
import { Tabs } from '../src/Tabs';
import { Timeline } from '../src/Timeline';
import styles from './gallery.module.css';

const rows = [
  { id: 1, what: 'Golden Tiger', when: '21 Nov, 19:40', state: 'Won', change: 12_450 },
  { id: 2, what: 'Midnight Harbour', when: '21 Nov, 19:12', state: 'Lost', change: -2_000 },
  { id: 3, what: 'Deposit', when: '21 Nov, 18:55', state: 'Approved', change: 10_000 },
  { id: 4, what: 'Lucky Lantern', when: '20 Nov, 22:03', state: 'Lost', change: -500 },
];

/** Lists, states and figures. */
export function AccountView() {
  const [tab, setTab] = useState<'all' | 'bets' | 'icons'>('all');
  const [page, setPage] = useState(4);
  return (
    <>
      <h1 className={styles.title}>Statement</h1>
      <div className={styles.stats}>
        <Card>
          <Stat label="Balance" value={<Money minor={125_040} large />} hint="As of now" />
        </Card>
        <Card>
          <Stat label="Won and lost this week" value={<Money minor={9_950} kind="change" large />} />
        </Card>
        <Card>
          <Progress label="To level Gold" value={62} text="€620 of €1,000" />
          <Progress label="Turnover" value={100} text="€5,000 of €5,000" />
        </Card>
      </div>
      <Tabs
        label="Views"
        value={tab}
        onChange={setTab}
        items={[
          { value: 'all', label: 'Everything', icon: 'history', count: 4 },
          { value: 'bets', label: 'States', icon: 'ticket' },
          { value: 'icons', label: 'Icons', icon: 'star' },
        ]}
      >
        {tab === 'all' && (
          <div className={styles.stack}>
            <Card flush>
              <Table
                caption="Transactions"
                rows={rows}
                rowKey={(row) => row.id}
                columns={[
                  { key: 'what', label: 'What', cell: (row) => row.what },
                  { key: 'when', label: 'When', cell: (row) => row.when },
                  {
                    key: 'state',
                    label: 'State',
                    cell: (row) => <Badge tone={row.change > 0 ? 'positive' : 'neutral'}>{row.state}</Badge>,
                  },
                  {
                    key: 'change',
                    label: 'Change',
                    align: 'end',
                    cell: (row) => <Money minor={row.change} kind="change" />,
                  },
                ]}
                foot={['Total', '', '', <Money key="sum" minor={19_950} kind="change" />]}
              />
            </Card>
            <Paginator total={196} page={page} onPage={setPage} />
            <div className={styles.columns}>
              <Card title="Withdrawal">
                <Timeline
                  label="Withdrawal"
                  items={[
                    {
                      id: '1',
                      title: 'Requested',
                      time: '21 Nov, 18:00',
                      text: 'The amount is reserved.',
                      state: 'done',
                    },
                    { id: '2', title: 'In progress', time: '21 Nov, 18:05', state: 'current' },
                    { id: '3', title: 'Paid', state: 'ahead' },
                  ]}
                />
              </Card>
              <Card title="Details">
                <DescriptionList
                  items={[
                    { term: 'Amount', value: <Money minor={10_000} /> },
                    { term: 'To', value: '•••• 4821' },
                    { term: 'Reference', value: 'W-2031-7745' },
                  ]}
                />
              </Card>
            </div>
          </div>
        )}
        {tab === 'bets' && (
          <div className={styles.columns}>
            <Card>
              <EmptyState
                icon="ticket"
                title="No bets yet"
                text="Your bets stand here as soon as you have placed one."
              />
            </Card>
            <Card>
              <ErrorCard
                title="This part could not be loaded"
                text="Everything else works."
                onRetry={() => undefined}
              />
            </Card>
            <Card>
              <Skeleton shape="rows" />
            </Card>
            <Card>
              <Skeleton shape="form" />
            </Card>
          </div>
        )}
        {tab === 'icons' && (
          <div className={styles.icons}>
            {(Object.keys(iconPaths) as IconName[]).map((name) => (
              <span key={name}>
                <Icon name={name} size={32} />
                {name}
              </span>
            ))}
          </div>
        )}
      </Tabs>
    </>
  );
}
