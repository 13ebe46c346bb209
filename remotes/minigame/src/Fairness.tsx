import { Field, TextInput } from '@marquee/sdk';
import styles from './minigame.module.css';
import { useText } from './text';

/** Props of {@link Fairness}. */
export interface FairnessProps {
  /** Hash of the server seed of the next play. */
  hash: string;
  seed: string;
  setSeed: (seed: string) => void;
}

const printable = (text: string) => text.replace(/[^\x21-\x7e]/g, '');

/** The commitment before a play, and the player's own seed. */
export function Fairness({ hash, seed, setSeed }: FairnessProps) {
  const t = useText();
  return (
    <details className={styles.proof}>
      <summary>
        {t('proof.next')} <code data-testid="next-hash">{hash}</code>
      </summary>
      <p>{t('proof.before')}</p>
      <Field label={t('proof.own')}>
        <TextInput
          name="client_seed"
          value={seed}
          onChange={setSeed}
          filter={printable}
          maxLength={64}
          autoComplete="off"
        />
      </Field>
    </details>
  );
}
