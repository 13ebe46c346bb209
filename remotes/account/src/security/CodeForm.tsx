import { Button, digitsOnly, Field, type Form, TextInput } from '@marquee/sdk';
import type { ReactNode } from 'react';
import frame from '../AccountFrame.module.css';
import { useText } from '../text';

/** Props of {@link CodeForm}. */
export interface CodeFormProps<Name extends string> {
  /** The field's name. */
  name: Name;
  form: Form<Record<Name, string>>;
  /** Content above the code. */
  children: ReactNode;
  /** Further actions beside the submit button. */
  actions?: ReactNode;
}

/** A form that ends with a six-digit code; phones offer to fill in a code they just received. */
export function CodeForm<Name extends string>({ name, form, children, actions }: CodeFormProps<Name>) {
  const t = useText();
  return (
    <form className={frame.form} onSubmit={form.onSubmit} noValidate>
      {children}
      <Field label={t('field.code')} error={form.error(name)}>
        <TextInput
          name={name}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          filter={digitsOnly}
          figures
          value={form.values[name]}
          onChange={form.set(name)}
        />
      </Field>
      <div className={frame.row}>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('security.confirm')}
        </Button>
        {actions}
      </div>
    </form>
  );
}
