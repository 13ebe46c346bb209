import { DescriptionList, observer, Skeleton, useFormat, useResource } from '@marquee/sdk';
import styles from '../AccountFrame.module.css';
import { useText } from '../text';

/** When the player came before, and when this session ends (decisions §5). Holds its place while it is asked for. */
export const SessionTimes = observer(function SessionTimes() {
  const { value, state } = useResource('settings/check_status', {});
  const format = useFormat();
  const t = useText();
  if (state === 'failed' && !value) return null;
  const waiting = (
    <div className={styles.waiting}>
      <Skeleton count={1} />
    </div>
  );
  return (
    <DescriptionList
      items={[
        {
          term: t('session.previous'),
          value: !value ? waiting : value.previous_login ? format.dateTime(value.previous_login) : t('session.first'),
        },
        { term: t('session.ends'), value: value ? format.dateTime(value.ends_at) : waiting },
      ]}
    />
  );
});
