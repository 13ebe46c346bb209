import type { StaffInput } from '@marquee/contract/staff/calls';
import {
  Button,
  Card,
  DataTable,
  DescriptionList,
  EmptyState,
  Link,
  Page,
  Reading,
  Tabs,
  useDesk,
  useKeys,
  useMay,
  useRead,
  useSearchParams,
} from '@marquee/desk-sdk';
import { useEffect, useRef, useState } from 'react';
import { messages, names, returns } from './asked';
import { claims, closings, gifts, persons } from './judged';
import type { Item, Queue, QueueCall } from './queue';
import styles from './requests.module.css';

/** All queues about people, in the order of their tabs. */
const queues = { messages, names, returns, claims, persons, gifts, closings } as const;

type QueueName = keyof typeof queues;

/** A queue of any kind; its items go only into its own functions. */
type AnyQueue = Queue<QueueCall>;

/** One item: what is known, and what can be done. */
function ItemCard({
  queue,
  item,
  onDone,
  onNext,
}: {
  queue: AnyQueue;
  item: Item<QueueCall>;
  onDone: () => void;
  onNext: () => void;
}) {
  const may = useMay();
  const [open, setOpen] = useState<string>();
  const whole = useRef<HTMLDivElement>(null);
  const player = queue.player(item);
  const acts = queue.acts(item).filter(({ permission }) => may(permission, item.site));
  const chosen = acts.find(({ title }) => title === open);
  useEffect(() => whole.current?.focus(), []);
  return (
    <div ref={whole} tabIndex={-1} className={styles.item}>
      <Card
        title={queue.label}
        action={
          <Button size="s" variant="quiet" onClick={onNext}>
            Next (n)
          </Button>
        }
      >
        <DescriptionList items={[...queue.facts(item), { term: 'Site', value: item.site }]} />
        {player !== null && may('players.read', item.site) && (
          <Link to={`/players/${encodeURIComponent(item.site)}/${encodeURIComponent(player)}`}>The player’s page</Link>
        )}
        <div className={styles.acts}>
          {acts.map(({ title, isDangerous }) => (
            <Button key={title} variant={isDangerous ? 'danger' : 'secondary'} onClick={() => setOpen(title)}>
              {title}
            </Button>
          ))}
        </div>
        {chosen?.form({ onDone, onClose: () => setOpen(undefined) })}
      </Card>
    </div>
  );
}

function QueueView({ queue }: { queue: AnyQueue }) {
  const { site } = useDesk();
  const [query, setQuery] = useSearchParams();
  const after = query.get('after');
  const input = {
    ...(site && { site }),
    ...(queue.call === 'persons/list' && { open: true }),
    ...(queue.call === 'gifts/list' && after && { after }),
  } as StaffInput<QueueCall> & { site?: string };
  const read = useRead(queue.call, input);
  const items: readonly Item<QueueCall>[] = read.value?.value ?? [];
  const at = items.findIndex((item) => queue.key(item) === query.get('item'));
  const open = (item: Item<QueueCall> | undefined) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (item) next.set('item', queue.key(item));
        else next.delete('item');
        return next;
      },
      { replace: true },
    );
  const item = items[at];
  const following = items[at + 1] ?? items[0];
  const goNext = () => open(following);
  useKeys({ n: goNext });
  return (
    <Reading of={read}>
      {(value) => (
        <div className={styles.queue} data-open={item ? '' : undefined}>
          <DataTable
            caption={queue.label}
            columns={queue.columns}
            rows={items}
            rowKey={queue.key}
            onOpen={open}
            empty={{ title: 'Nothing waits', text: queue.nothing }}
            next={'next' in value ? value.next : null}
            onNext={(key) =>
              setQuery((before) => {
                const next = new URLSearchParams(before);
                next.set('after', key);
                next.delete('item');
                return next;
              })
            }
          />
          {item && (
            <ItemCard
              key={queue.key(item)}
              queue={queue}
              item={item}
              onNext={goNext}
              onDone={() => {
                open(following === item ? undefined : following);
                read.reload();
              }}
            />
          )}
        </div>
      )}
    </Reading>
  );
}

/** What players ask for and what waits for a person, queue by queue. */
export function RequestsPage() {
  const may = useMay();
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
        items={shown.map((value) => ({ value, label: queues[value].label }))}
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
