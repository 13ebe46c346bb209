import {
  Badge,
  Button,
  DescriptionList,
  Money,
  observer,
  Progress,
  SafeHtml,
  useFormat,
  useLocalText,
  useLocation,
  useNow,
} from '@marquee/sdk';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import frame from '../AccountFrame.module.css';
import { useText } from '../text';
import { type Bonus, daysLeft, lostBy, reasonLabels, stateLabel } from './bonus';
import styles from './bonuses.module.css';
import { Counts } from './Counts';
import { Entries } from './Entries';
import { StopSheet } from './StopSheet';

const tones: Partial<Record<Bonus['state'], 'accent' | 'positive' | 'warning'>> = {
  active: 'accent',
  earned: 'positive',
  completed: 'positive',
  review: 'warning',
};

/** Props of {@link BonusCard}. */
export interface BonusCardProps {
  bonus: Bonus;
  /** Beside the title: moving it among those that wait. */
  aside?: ReactNode;
  onChange: () => void;
}

/** A bonus: how far it is, what one keeps without it, what changed it, and the terms under which it was claimed. */
export const BonusCard = observer(function BonusCard({ bonus, aside, onChange }: BonusCardProps) {
  const [stopping, setStopping] = useState(false);
  const [entries, setEntries] = useState(false);
  const place = useAnchor(bonus.bonus_id);
  const text = useLocalText();
  const t = useText();
  const id = useId();
  const { state, stop, currency, reason } = bonus;
  const title = text(bonus.title);
  const isActive = ['active', 'closing', 'earned'].includes(state) && bonus.kind !== 'free_bet';
  return (
    <article
      ref={place}
      id={bonus.bonus_id}
      tabIndex={-1}
      className={styles.card}
      aria-labelledby={id}
      data-state={state}
    >
      <header className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        <Badge tone={tones[state] ?? 'neutral'}>{t(stateLabel(bonus))}</Badge>
        {aside}
      </header>
      {reason && <p className={frame.muted}>{t(reasonLabels[reason])}</p>}
      {isActive && bonus.required > 0 && <Wagered bonus={bonus} />}
      <Facts bonus={bonus} />
      {bonus.in_open_bets > 0 && (
        <p className={frame.muted}>
          {t('bonus.openBets')} <Money minor={bonus.in_open_bets} />
        </p>
      )}
      {state === 'earned' && <p>{t('bonus.earnedText')}</p>}
      {state === 'closing' && <p>{t('bonus.closingText')}</p>}
      {state === 'review' && <p>{t('bonus.reviewText')}</p>}
      <p className={styles.terms}>{text(bonus.terms)}</p>
      {isActive && bonus.required > 0 && (
        <details className={styles.more}>
          <summary>{t('bonus.counts.title')}</summary>
          <div className={styles.box}>
            <Counts counts={bonus.counts} />
          </div>
        </details>
      )}
      <details className={styles.more}>
        <summary>{t('bonus.fullTerms')}</summary>
        <SafeHtml html={text(bonus.full_terms)} className={styles.box} />
      </details>
      {bonus.began_at && (
        <details className={styles.more} onToggle={(event) => setEntries(event.currentTarget.open)}>
          <summary>{t('bonus.entries')}</summary>
          {entries && <Entries bonusId={bonus.bonus_id} currency={currency} label={title} />}
        </details>
      )}
      {stop && (
        <>
          <Keeps bonus={bonus} />
          <div>
            <Button onClick={() => setStopping(true)}>
              {t(bonus.kind === 'free_bet' ? 'bonus.stopFreeBet' : 'bonus.stop')}
            </Button>
          </div>
          <StopSheet bonus={bonus} open={stopping} onClose={() => setStopping(false)} onChange={onChange} />
        </>
      )}
    </article>
  );
});

/** Leads to the bonus that the address names (`#id`): a line of the statement does. */
function useAnchor(id: string) {
  const place = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${id}`) place.current?.focus();
  }, [hash, id]);
  return place;
}

/** How much of what is to be staked has been staked. */
function Wagered({ bonus: { wagered, required, currency } }: { bonus: Bonus }) {
  const format = useFormat();
  const t = useText();
  return (
    <Progress
      label={t('bonus.staked')}
      value={wagered}
      max={required}
      text={t('bonus.stakedOf', {
        amount: format.money(Math.min(wagered, required), currency),
        target: format.money(required, currency),
      })}
    />
  );
}

/** The figures of a bonus. */
const Facts = observer(function Facts({ bonus }: { bonus: Bonus }) {
  const { kind, given, balance, converted, currency, highest_stake, most_converted, ended_at, expires_at } = bonus;
  const until = useUntil();
  const format = useFormat();
  const t = useText();
  const money = (minor: number) => <bdi>{format.money(minor, currency)}</bdi>;
  const isOver = ended_at !== null;
  return (
    <DescriptionList
      items={[
        { term: t(kind === 'free_bet' ? 'bonus.freeBet' : 'bonus.given'), value: money(given) },
        ...(isOver || kind === 'free_bet' || bonus.began_at === null
          ? []
          : [{ term: t('bonus.balance'), value: money(balance) }]),
        ...(converted > 0 || (bonus.state === 'completed' && kind !== 'free_bet')
          ? [{ term: t('bonus.converted'), value: money(converted) }]
          : []),
        ...(!isOver && highest_stake !== null ? [{ term: t('bonus.highest'), value: money(highest_stake) }] : []),
        ...(!isOver && most_converted !== null ? [{ term: t('bonus.most'), value: money(most_converted) }] : []),
        ...(!isOver && expires_at ? [{ term: t('bonus.ends'), value: until(expires_at) }] : []),
        ...(isOver ? [{ term: t('bonus.ended'), value: format.dateTime(ended_at) }] : []),
      ]}
    />
  );
});

/** Until when a bonus lasts: the days that are left, and on the last one day and time alone. */
export function useUntil(): (expiresAt: string) => string {
  const now = useNow(60_000);
  const format = useFormat();
  const t = useText();
  return (expiresAt) => {
    const days = daysLeft(expiresAt, now);
    if (days === null) return format.dateTime(expiresAt);
    return t('bonus.left', { time: format.span(days, 'day'), date: format.date(expiresAt) });
  };
}

/** What the player keeps without the bonus. */
function Keeps({ bonus }: { bonus: Bonus }) {
  const { kind, stop, currency } = bonus;
  const format = useFormat();
  const t = useText();
  return (
    <p className={frame.muted}>
      {t(kind === 'free_bet' ? 'bonus.keepsFreeBet' : 'bonus.keeps', {
        cash: format.money(stop?.cash_kept ?? 0, currency),
        bonus: format.money(lostBy(bonus), currency),
      })}
    </p>
  );
}
