import type { Output } from '@marquee/contract/calls';
import { Card } from '@marquee/sdk';
import styles from '../payment/PaymentPage.module.css';
import { useText } from '../text';

/** The documents that the identity check may ask for, said before the first deposit; nothing if there are none. */
export function Documents({ documents = [] }: Pick<Output<'wallet/deposit_methods'>, 'documents'>) {
  const t = useText();
  if (documents.length === 0) return null;
  return (
    <Card title={t('documents.title')}>
      <ul className={styles.documents}>
        {documents.map((name) => (
          <li key={name}>{t(`documents.${name}`)}</li>
        ))}
      </ul>
    </Card>
  );
}
