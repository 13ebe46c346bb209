import { DescriptionList } from '@marquee/sdk';
import { useEffect, useState } from 'react';
import styles from './minigame.module.css';
import { useText } from './text';

/** A play's server seed, the hash shown before it, and the player's seed. */
export interface Evidence {
  server_seed: string;
  hash: string;
  client_seed: string;
}

async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The fairness proof of a play: the browser hashes the revealed seed and compares. */
export function Proof({ server_seed, hash, client_seed }: Evidence) {
  const t = useText();
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => void hashOf(server_seed).then(setFound), [server_seed]);
  if (found === null) return null;
  return (
    <details className={styles.proof} open={found !== hash}>
      <summary>{t('proof.title')}</summary>
      <p>{t(found === hash ? 'proof.text' : 'proof.broken')}</p>
      <DescriptionList
        items={[
          { term: t('proof.hash'), value: <code>{hash}</code> },
          { term: t('proof.seed'), value: <code>{server_seed}</code> },
          { term: t('proof.own'), value: <code>{client_seed}</code> },
        ]}
      />
    </details>
  );
}
