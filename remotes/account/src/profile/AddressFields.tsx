import { Field, observer, TextInput, type useForm } from '@marquee/sdk';
import styles from '../AccountFrame.module.css';
import { useText } from '../text';
import type { EditedProfile } from './profileErrors';

const fields = [
  { name: 'address_line', label: 'field.addressLine', autoComplete: 'address-line1', most: 100 },
  { name: 'address_town', label: 'field.addressTown', autoComplete: 'address-level2', most: 60 },
  { name: 'address_postcode', label: 'field.addressPostcode', autoComplete: 'postal-code', most: 12 },
] as const;

/** Where the player lives. */
export const AddressFields = observer(function AddressFields({
  form,
}: {
  form: ReturnType<typeof useForm<EditedProfile>>;
}) {
  const t = useText();
  return (
    <>
      {fields.map(({ name, label, autoComplete, most }) => (
        <Field key={name} label={t(label)} error={form.error(name)}>
          <TextInput
            name={name}
            autoComplete={autoComplete}
            maxLength={most}
            value={form.values[name] ?? ''}
            onChange={form.set(name)}
          />
        </Field>
      ))}
      <p className={styles.muted}>{t('field.addressHint')}</p>
    </>
  );
});
