import { Button } from '@marquee/ui/Button';
import { Icon } from '@marquee/ui/Icon';
import { VisuallyHidden } from '@marquee/ui/VisuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './Bell.module.css';
import { Dropdown } from './Dropdown';
import { ageKey, useTexts } from './texts';
import { type OwnWaits, type Waits, waitPages } from './useWaiting';

/** Props of {@link Bell}. */
interface BellProps {
  waits: OwnWaits;
  /** Whether somebody may open the page at a path. */
  mayOpen: (path: string) => boolean;
}

/** One kind: how much waits, since when, and the page on which it is decided. */
function Line({ of: { kind, count, oldest_at: oldest }, mayOpen }: { of: Waits; mayOpen: BellProps['mayOpen'] }) {
  const { t } = useTexts();
  const path = waitPages[kind];
  const waited = oldest === null ? undefined : ageKey((Date.now() - Date.parse(oldest)) / 60_000);
  const words = (
    <>
      <span>{t(`wait.${kind}`)}</span>
      <strong>{t('number', { number: count })}</strong>
      {waited && <small>{t('waiting.oldest', { age: t(waited.key, { number: waited.number }) })}</small>}
    </>
  );
  return <li>{mayOpen(path.split('?')[0] ?? path) ? <Link to={path}>{words}</Link> : <p>{words}</p>}</li>;
}

/** What waits for the person: the count, and a list. It makes no sound; a growing count is said politely. */
export function Bell({ waits: { value, hasFailed, reload }, mayOpen }: BellProps) {
  const { t } = useTexts();
  const count = value?.reduce((sum, one) => sum + one.count, 0) ?? 0;
  const before = useRef<number>(undefined);
  const [isMore, setMore] = useState(false);
  useEffect(() => {
    if (!value) return;
    setMore(before.current !== undefined && count > before.current);
    before.current = count;
  }, [value, count]);
  const label = t('waiting', { number: count });
  const oldestFirst = [...(value ?? [])].sort(
    (one, other) => Date.parse(one.oldest_at ?? '') - Date.parse(other.oldest_at ?? ''),
  );
  return (
    <>
      <Dropdown
        className={styles.bell}
        label={label}
        summary={
          <>
            <Icon name="bell" size={20} />
            {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : t('number', { number: count })}</span>}
          </>
        }
      >
        <strong>{t('waiting.title')}</strong>
        {value && count === 0 && <p className={styles.none}>{t('waiting.none')}</p>}
        {hasFailed && (
          <p className={styles.none}>
            {t('waiting.failed')}{' '}
            <Button size="s" onClick={reload}>
              {t('retry')}
            </Button>
          </p>
        )}
        {count > 0 && (
          <ul>
            {oldestFirst.map((one) => (
              <Line key={one.kind} of={one} mayOpen={mayOpen} />
            ))}
          </ul>
        )}
      </Dropdown>
      <VisuallyHidden live>{isMore ? label : ''}</VisuallyHidden>
    </>
  );
}
