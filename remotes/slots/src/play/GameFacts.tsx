import type { Output } from '@marquee/contract/calls';
import { observer, Section, Stat, useFormat } from '@marquee/sdk';
import { useText } from '../text';
import styles from './GameFacts.module.css';
import { meaningOf } from './kinds';

/** A volatility as five marks, of which `filled` are filled. */
function Marks({ filled }: { filled: number }) {
  return (
    <span className={styles.marks} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((mark) => (
        <i key={mark} className={mark <= filled ? styles.filled : undefined} />
      ))}
    </span>
  );
}

/** A game's figures: those declared in its catalogue, and today's largest win. */
export const GameFacts = observer(function GameFacts({ about }: { about: Output<'product/game'> }) {
  const [game] = about.value;
  const { facts } = about;
  const format = useFormat();
  const t = useText();
  if (!game) return null;
  const { rtp, volatility, stake, released } = game;
  const highest = facts?.highest_stakes ?? [];
  return (
    <Section title={t('about.title')}>
      <div className={styles.facts}>
        {facts?.best_today && (
          <div className={styles.best}>
            <Stat
              label={t('facts.best')}
              value={format.money(facts.best_today.amount)}
              hint={<time dateTime={facts.best_today.at}>{format.time(facts.best_today.at)}</time>}
            />
          </div>
        )}
        <Stat label={t('about.rtp')} value={format.percent(rtp)} />
        <Stat
          label={t('about.volatility')}
          value={
            <span className={styles.volatility}>
              <Marks filled={volatility} />
              {t('about.volatilityOf', { level: volatility })}
            </span>
          }
          hint={t(meaningOf(volatility))}
        />
        <Stat
          label={t('about.stake')}
          value={format.moneyRange(stake.minimum, stake.maximum)}
          hint={
            highest.length > 0 &&
            highest.map(({ from, amount }, index) => {
              const next = highest[index + 1];
              const upTo = format.money(amount);
              return (
                <span key={from} className={styles.highest}>
                  {next ? t('about.stakeUnder', { age: next.from, upTo }) : t('about.stakeFrom', { age: from, upTo })}
                </span>
              );
            })
          }
        />
        {facts?.max_win && (
          <Stat label={t('facts.max')} value={t('facts.times', { number: format.number(facts.max_win) })} />
        )}
        <Stat label={t('about.released')} value={format.date(released)} />
      </div>
    </Section>
  );
});
