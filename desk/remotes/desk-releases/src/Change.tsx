import { When } from '@marquee/desk-sdk';
import styles from './releases.module.css';

/** Props of {@link Change}. */
interface ChangeProps {
  change: { at: string; revision: number; by: string | null; who: string | null; reason: string | null } | null;
}

const deciders: Record<string, string> = {
  health: 'the site itself, by what visitors saw',
  steps: 'steps',
  switch: 'the switch',
};

/** Who made a change, when and why. */
export function Change({ change }: ChangeProps) {
  if (!change) return 'nobody noted it';
  const { at, revision, by, who, reason } = change;
  const whom = [by === null ? null : (deciders[by] ?? by), who].filter((one) => one !== null);
  return (
    <span className={styles.long}>
      <When at={at} />, revision {revision}, by {whom.length > 0 ? whom.join(', ') : 'nobody who is noted'}
      {reason && `: ${reason}`}
    </span>
  );
}
