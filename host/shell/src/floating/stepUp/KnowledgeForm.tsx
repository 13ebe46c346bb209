import type { Envelope } from '@marquee/contract/envelope';
import {
  Button,
  Field,
  observer,
  PasswordInput,
  Segmented,
  useAction,
  useApi,
  useForm,
  useSession,
} from '@marquee/sdk';
import { useEffect, useRef, useState } from 'react';
import styles from '../../pages/auth/AuthCard.module.css';
import { CodeField } from '../../pages/auth/CodeField';
import { FactorField } from '../../pages/auth/FactorField';
import { useCodeAgain } from '../../pages/auth/useCodeAgain';
import { usePageText } from '../../text';
import type { Proof } from './proof';

/** Props of {@link KnowledgeForm}. */
export interface KnowledgeFormProps {
  /** Whether a code of the authenticator app or a recovery code is required as well. */
  factor: boolean;
  prove: (proof: Proof) => Promise<Envelope>;
  onDone: () => void;
}

/** Password or one-time code, and the second factor if one is set up. */
export const KnowledgeForm = observer(function KnowledgeForm({ factor, prove, onDone }: KnowledgeFormProps) {
  const api = useApi();
  const { user } = useSession();
  const t = usePageText();
  const [way, setWay] = useState<'password' | 'code'>('password');
  const [sent, setSent] = useState(false);
  const askCode = () => api.call('auth/step_up_code', {});
  const first = useAction(askCode);
  const again = useCodeAgain(t('auth.codeSent'), askCode);
  const place = useRef<HTMLFormElement>(null);
  // The dialog took the focus before the form was rendered.
  useEffect(
    () => place.current?.querySelector<HTMLElement>('input:not([type="radio"],[hidden])')?.focus(),
    [way, sent],
  );
  const typed = way === 'password' ? 'password' : 'tac';
  const form = useForm({
    initial: { password: '', tac: '', factor: '' },
    validate: (values) => ({
      ...(!values[typed] && { [typed]: 'required' }),
      ...(factor && !values.factor && { factor: 'required' }),
    }),
    submit: (values) => prove({ [typed]: values[typed], ...(factor && { factor: values.factor }) }),
    onDone,
  });
  const isAsking = way === 'code' && !sent;
  return (
    <form ref={place} className={styles.form} onSubmit={form.onSubmit} noValidate>
      <Segmented
        label={t('auth.way')}
        value={way}
        onChange={setWay}
        options={[
          { value: 'password', label: t('auth.byPassword') },
          { value: 'code', label: t('auth.byCode') },
        ]}
      />
      {/* password managers need to know whose password it is */}
      <input type="text" name="username" autoComplete="username" value={user.account_id} readOnly hidden />
      {way === 'password' && (
        <Field label={t('field.password')} error={form.error('password')}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={form.values.password}
            onChange={form.set('password')}
          />
        </Field>
      )}
      {isAsking && (
        <Button size="l" block busy={first.busy} onClick={() => void first.run().then(setSent)}>
          {t('auth.sendCode')}
        </Button>
      )}
      {way === 'code' && sent && (
        <>
          {again.notice}
          <CodeField value={form.values.tac} error={form.error('tac')} onChange={form.set('tac')} />
        </>
      )}
      {!isAsking && (
        <>
          {factor && (
            <FactorField value={form.values.factor} error={form.error('factor')} onChange={form.set('factor')} />
          )}
          <Button type="submit" variant="primary" size="l" block busy={form.busy}>
            {t('stepUp.confirm')}
          </Button>
          {way === 'code' && again.button}
        </>
      )}
    </form>
  );
});
