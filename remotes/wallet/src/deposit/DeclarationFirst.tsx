import {
  Button,
  Checkbox,
  ErrorCard,
  observer,
  Skeleton,
  useApi,
  useForm,
  useLanguage,
  useResource,
} from '@marquee/sdk';
import styles from '../form.module.css';
import { useText } from '../text';

/** The declaration of not being barred from playing, for accounts from before it was asked at registration. */
export const DeclarationFirst = observer(function DeclarationFirst({ onDone }: { onDone: () => void }) {
  const api = useApi();
  const { language } = useLanguage();
  const { value, state, reload } = useResource('protection/declaration', { language });
  const t = useText();
  const words = value?.value[0];
  const form = useForm<{ declaration: boolean }>({
    initial: { declaration: false },
    validate: ({ declaration }) => (declaration ? {} : { declaration: 'mustDeclare' }),
    submit: () => api.call('protection/declare', { version: words?.version ?? '', language }),
    onDone,
  });
  if (!words)
    return state === 'failed' ? (
      <ErrorCard title={t('first.failed')} onRetry={() => void reload()} />
    ) : (
      <Skeleton shape="form" />
    );
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <div>
        <h2>{t('first.declaration')}</h2>
        <p>{t('first.declarationText')}</p>
      </div>
      <Checkbox checked={form.values.declaration} onChange={form.set('declaration')} error={form.error('declaration')}>
        {words.wording}
      </Checkbox>
      <Button type="submit" variant="primary" size="l" block busy={form.busy}>
        {t('first.declare')}
      </Button>
    </form>
  );
});
