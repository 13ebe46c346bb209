import {
  Button,
  ErrorCard,
  Link,
  Notice,
  observer,
  Section,
  useApi,
  useForm,
  useLanguage,
  useResource,
} from '@marquee/sdk';
import { useState } from 'react';
import { useText } from '../text';
import styles from './Clauses.module.css';

/** What the newest version of the terms has changed for this player, and its acceptance; nothing if none is due. */
export const AcceptTerms = observer(function AcceptTerms({ path }: { path: string }) {
  const api = useApi();
  const { language } = useLanguage();
  const { value, state, reload } = useResource('protection/terms', { language });
  const [done, setDone] = useState(false);
  const t = useText();
  const due = value?.value[0];
  const form = useForm({
    initial: {},
    validate: () => ({}),
    submit: () => api.call('protection/accept_terms', { version: due?.version ?? '' }),
    onDone: () => {
      setDone(true);
      void reload();
    },
  });
  if (done)
    return (
      <Notice tone="positive" live>
        {t('accept.done')}
      </Notice>
    );
  if (!due) return state === 'failed' ? <ErrorCard title={t('accept.failed')} onRetry={() => void reload()} /> : null;
  const { accepted, changes } = due;
  return (
    <Section title={t('accept.title')}>
      <form className={styles.accept} onSubmit={form.onSubmit} data-testid="accept-terms">
        <p>{t(changes.length > 0 ? 'accept.new' : accepted ? 'accept.text' : 'accept.read')}</p>
        {changes.length > 0 && (
          <ul className={styles.changes}>
            {changes.map(({ id, heading, change }) => (
              <li key={id}>
                {change === 'removed' ? <span>{heading}</span> : <a href={`#${id}`}>{heading}</a>}{' '}
                <b>{t(`accept.${change}`)}</b>{' '}
                {change !== 'added' && <Link to={`${path}?version=${accepted}#${id}`}>{t('accept.before')}</Link>}
              </li>
            ))}
          </ul>
        )}
        <p>{t('accept.until')}</p>
        <Button type="submit" variant="primary" size="l" busy={form.busy}>
          {t('accept.accept')}
        </Button>
      </form>
    </Section>
  );
});
