import { observer, Skeleton, useFormat, useResource } from '@marquee/sdk';
import frame from '../AccountFrame.module.css';
import { useText } from '../text';
import styles from './overview.module.css';

/** The previous sign-in, and when this session expires (D5.06, D5.10). Its space is reserved while loading. */
export const SessionTimes = observer(function SessionTimes() {
  const { value, state } = useResource('settings/check_status', {});
  const format = useFormat();
  const t = useText();
  if (state === 'failed' && !value) return null;
  const waiting = (
    <span className={frame.waiting}>
      <Skeleton count={1} />
    </span>
  );
  const previous = value?.previous_login;
  return (
    <dl className={styles.times}>
      <div>
        <dt>{t('session.previous')}</dt>
        <dd>{!value ? waiting : previous ? format.dateTime(previous) : t('session.first')}</dd>
      </div>
      <div>
        <dt>{t('session.ends')}</dt>
        <dd>{value ? format.dateTime(value.ends_at) : waiting}</dd>
      </div>
    </dl>
  );
});
