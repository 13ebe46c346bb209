import { classNames } from './classNames';
import styles from './Money.module.css';
import { useUi } from './UiProvider';

/** Props of {@link Money}. */
export interface MoneyProps {
  /** Minor units of the account's currency. */
  minor: number;
  /** `change` shows the sign and colours gain and loss. */
  kind?: 'plain' | 'change';
  /** The most prominent figure of its view. */
  large?: boolean;
}

/** An amount of money in tabular figures, never wrapped. */
export function Money({ minor, kind = 'plain', large }: MoneyProps) {
  const { money } = useUi();
  const change = kind === 'change';
  const sign = change && minor > 0 ? '+' : '';
  const tone = change && minor !== 0 && (minor > 0 ? styles.gain : styles.loss);
  return <bdi className={classNames(styles.money, large && styles.large, tone)}>{sign + money(minor)}</bdi>;
}
