import { Money, observer, Section, Skeleton, useSession } from '@marquee/sdk';
import type { ReactNode } from 'react';
import styles from './Page.module.css';
import { useText } from './text';
import { useFocusKept } from './useFocusKept';

/** Props of {@link Page}. */
export interface PageProps {
  title: string;
  children: ReactNode;
  /** Forms are narrow, tables use the full width. */
  wide?: boolean;
  /** The current step. A new one takes the focus, because the focused element is gone. */
  step?: number;
}

/** The layout of cashier pages: heading, and the balance, which is always visible (R5.13). */
export const Page = observer(function Page({ title, children, wide, step }: PageProps) {
  const { game, balanceKnown, bonus = 0 } = useSession();
  const t = useText();
  const page = useFocusKept<HTMLDivElement>(step);
  return (
    <div ref={page} tabIndex={step === undefined ? undefined : -1} className={wide ? styles.wide : styles.page}>
      <Section
        level={1}
        title={title}
        aside={
          <p className={styles.balance}>
            <span>{`${t('balance')} `}</span>
            <strong data-testid="wallet-balance">
              {balanceKnown ? (
                <Money minor={game.balance} />
              ) : (
                <span className={styles.amount}>
                  <Skeleton shape="lines" count={1} />
                </span>
              )}
            </strong>
            {bonus > 0 && (
              <span className={styles.apart}>
                {t('balance.bonus')} <Money minor={bonus} />
              </span>
            )}
          </p>
        }
      >
        {children}
      </Section>
    </div>
  );
});
