import { Button, EmptyState, observer, useFormat } from '@marquee/sdk';
import { useHost } from '@marquee/sdk/host';
import { noticesOf } from '@marquee/sdk/notices';
import { usePageText } from '../../text';
import styles from './NoticeList.module.css';

/** Every notification so far, newest first. */
export const NoticeList = observer(function NoticeList() {
  const log = noticesOf(useHost().root);
  const format = useFormat();
  const t = usePageText();
  if (log.entries.length === 0) {
    return <EmptyState icon="bell" title={t('notices.none')} text={t('notices.noneText')} />;
  }
  return (
    <>
      <ul className={styles.list}>
        {log.entries.map(({ at, tone, title, text }, place) => (
          // two notifications may be equal, at the same time
          <li key={`${at}/${log.entries.length - place}`} className={styles.notice} data-tone={tone}>
            <strong>{title}</strong>
            {text && <p className={styles.text}>{text}</p>}
            <time dateTime={at} className={styles.time}>
              {format.dateTime(at)}
            </time>
          </li>
        ))}
      </ul>
      <Button block onClick={log.clear}>
        {t('notices.clear')}
      </Button>
    </>
  );
});
