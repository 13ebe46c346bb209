import type { StaffInput } from '@marquee/contract/staff/calls';
import {
  Button,
  Card,
  DataTable,
  DescriptionList,
  Link,
  Reading,
  useDesk,
  useKeys,
  useMay,
  useRead,
  useSearchParams,
} from '@marquee/desk-sdk';
import { useEffect, useRef, useState } from 'react';
import type { Item, Queue, QueueCall } from './queue';
import styles from './requests.module.css';

/** A queue of any kind; its items go only into its own functions. */
export type AnyQueue = Queue<QueueCall>;

/** Whether a queue comes page by page. */
const hasPages = (call: QueueCall) => call === 'gifts/list' || call === 'identity/list';

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
        {queue.more?.(item)}
        {chosen?.form({ onDone, onClose: () => setOpen(undefined) })}
      </Card>
    </div>
  );
}

/** The items of a queue, and the one that is open beside them. */
export function QueueView({ queue }: { queue: AnyQueue }) {
  const { site } = useDesk();
  const [query, setQuery] = useSearchParams();
  const after = query.get('after');
  const input = {
    ...(site && { site }),
    ...(queue.call === 'persons/list' && { open: true }),
    ...(hasPages(queue.call) && after && { after }),
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
