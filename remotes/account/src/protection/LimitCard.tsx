import { Card, useKeptState } from '@marquee/sdk';
import { useText } from '../text';
import { LimitForm } from './LimitForm';
import { LimitItem } from './LimitItem';
import { type Limit, type LimitKind, unreachable } from './limitRules';
import styles from './protection.module.css';

/** Props of {@link LimitCard}. */
export interface LimitCardProps {
  kind: LimitKind;
  /** The limits of this kind, shortest period first. */
  limits: Limit[];
  reload: () => Promise<void>;
}

/** The daily, weekly and monthly limits of one kind. */
export function LimitCard({ kind, limits, reload }: LimitCardProps) {
  const t = useText();
  const [edited, setEdited] = useKeptState<Limit['period'] | null>(`limits.${kind}`, null);
  const limit = limits.find(({ period }) => period === edited);
  return (
    <Card title={t(`limit.${kind}`)} level={3}>
      <p className={styles.text}>{t(`limit.${kind}Text`)}</p>
      <ul className={styles.rows}>
        {limits.map((one) => (
          <LimitItem key={one.period} limit={one} reload={reload} onEdit={() => setEdited(one.period)} />
        ))}
      </ul>
      {unreachable(limits).length > 0 && <p className={styles.text}>{t('limit.lowest')}</p>}
      {limit && <LimitForm limit={limit} limits={limits} reload={reload} onClose={() => setEdited(null)} />}
    </Card>
  );
}
