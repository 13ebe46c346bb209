import { DescriptionList } from '@marquee/sdk';
import styles from './minigame.module.css';
import { useText } from './text';

/** What proves that a play was fair: anybody can hash the seed and compare. */
export function Proof({ seed, hash }: { seed: string; hash: string }) {
  const t = useText();
  return (
    <details className={styles.proof}>
      <summary>{t('proof.title')}</summary>
      <p>{t('proof.text')}</p>
      <DescriptionList
        items={[
          { term: t('proof.seed'), value: <code>{seed}</code> },
          { term: t('proof.hash'), value: <code>{hash}</code> },
        ]}
      />
    </details>
  );
}
