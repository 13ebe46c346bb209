import { EmptyState, Page, Tabs, useDesk, useMay, useSearchParams } from '@marquee/desk-sdk';
import { messages, names, returns } from './asked';
import { claims, closings, gifts, persons } from './judged';
import { type AnyQueue, QueueView } from './QueueView';

/** All queues about people, in the order of their tabs. */
const queues = { messages, names, returns, claims, persons, gifts, closings } as const;

type QueueName = keyof typeof queues;

/** The queues that whoever sees them decides as well: their counts are those of the bell. */
const counted: readonly QueueName[] = ['messages', 'names', 'returns'];
const isCounted = (name: QueueName): name is 'messages' | 'names' | 'returns' => counted.includes(name);

/** What players ask for and what waits for a person, queue by queue. */
export function RequestsPage() {
  const may = useMay();
  const { waiting } = useDesk();
  const [query, setQuery] = useSearchParams();
  const shown = (Object.keys(queues) as QueueName[]).filter((name) => may(queues[name].permission));
  const asked = query.get('queue') as QueueName | null;
  const name = asked && shown.includes(asked) ? asked : shown[0];
  if (!name)
    return (
      <Page title="Requests">
        <EmptyState title="No queue is yours" text="No role of yours permits to see one." />
      </Page>
    );
  return (
    <Page title="Requests">
      <Tabs
        label="What waits"
        items={shown.map((value) => {
          const count = isCounted(value) ? waiting(value) : undefined;
          return { value, label: queues[value].label, ...(count && { count }) };
        })}
        value={name}
        onChange={(next) =>
          setQuery((before) => {
            const site = before.get('site');
            return { queue: next, ...(site && { site }) };
          })
        }
      >
        <QueueView key={name} queue={queues[name] as unknown as AnyQueue} />
      </Tabs>
    </Page>
  );
}
