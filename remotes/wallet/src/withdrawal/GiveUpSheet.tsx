import { Button, DescriptionList, observer, Sheet, useFormat, useLocalText } from '@marquee/sdk';
import { useText } from '../text';
import type { Ending } from './ending';
import styles from './GiveUpSheet.module.css';

/** Props of {@link GiveUpSheet}. */
export interface GiveUpSheetProps {
  /** What the withdrawal ends; null while nothing is asked. */
  ending: Ending | null;
  onAnswer: (isGivenUp: boolean) => void;
}

/** Asks whether a withdrawal may end the bonus, with the amounts; both answers weigh the same. */
export const GiveUpSheet = observer(function GiveUpSheet({ ending, onAnswer }: GiveUpSheetProps) {
  const text = useLocalText();
  const format = useFormat();
  const t = useText();
  const bonus = ending?.bonus;
  const money = (minor: number) => <bdi>{format.money(minor, bonus?.currency)}</bdi>;
  return (
    <Sheet
      open={ending !== null}
      onClose={() => onAnswer(false)}
      title={t('giveUp.title')}
      footer={
        <div className={styles.choice}>
          <Button block onClick={() => onAnswer(false)}>
            {t('giveUp.keep')}
          </Button>
          <Button block onClick={() => onAnswer(true)}>
            {t('giveUp.confirm')}
          </Button>
        </div>
      }
    >
      <div className={styles.question}>
        <p>{t('giveUp.text')}</p>
        {bonus && (
          <DescriptionList
            items={[
              { term: t('offers.offer'), value: text(bonus.title) },
              { term: t('giveUp.cash'), value: money(bonus.stop.cash_kept) },
              { term: t('giveUp.lost'), value: money(bonus.stop.bonus_lost) },
              ...(bonus.stop.in_open_bets > 0
                ? [{ term: t('giveUp.openBets'), value: money(bonus.stop.in_open_bets) }]
                : []),
            ]}
          />
        )}
      </div>
    </Sheet>
  );
});
