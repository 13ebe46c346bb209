import { Button, EmptyState } from '@marquee/sdk';
import { useText } from '../text';

/** Refusals of a launch with their text and action; all others get a general message. */
const refusals = {
  ageConfirmationRequired: { icon: 'shield', title: 'refused.age', text: 'refused.ageText' },
  selfExcluded: { icon: 'shield', title: 'refused.excluded', text: 'refused.excludedText' },
  accountClosing: { icon: 'shield', title: 'refused.closing', text: 'refused.closingText' },
  accountRestricted: { icon: 'shield', title: 'refused.restricted', text: 'refused.restrictedText' },
  timeOut: { icon: 'clock', title: 'refused.timeOut', text: 'refused.timeOutText' },
  limitReached: { icon: 'shield', title: 'refused.limit', text: 'refused.limitText' },
  gameUnknown: { icon: 'search', title: 'gone.title', text: 'gone.text' },
  switchedOff: { icon: 'clock', title: 'refused.off', text: 'refused.offText' },
  realityCheckDue: { icon: 'clock', title: 'refused.reality', text: 'refused.realityText' },
} as const;

const other = { icon: 'warning', title: 'play.failed', text: 'lobby.failedText' } as const;

interface Refused {
  statusMessage: string;
  /** What staff wrote to the player, shown in place of a text of ours. */
  words: string | undefined;
  onRetry: (ageConfirmed: boolean) => void;
}

/** A game that could not be started: why, and what to do. */
export function LaunchRefusal(props: Refused) {
  const t = useText();
  const { statusMessage, words, onRetry } = props;
  const known = statusMessage in refusals;
  const { icon, title, text } = known ? refusals[statusMessage as keyof typeof refusals] : other;
  const age = statusMessage === 'ageConfirmationRequired';
  const wayOn = () => {
    if (statusMessage === 'gameUnknown' || statusMessage === 'switchedOff')
      return <Button to="/">{t('gone.home')}</Button>;
    if (statusMessage === 'accountRestricted') return <Button to="/contact-us">{t('refused.contact')}</Button>;
    if (known && !age) return <Button to="/responsible-gaming">{t('refused.care')}</Button>;
    return (
      <Button variant="primary" onClick={() => onRetry(age)}>
        {age ? t('refused.ageConfirm') : t('play.again')}
      </Button>
    );
  };
  return <EmptyState icon={icon} title={t(title)} text={words ?? t(text)} action={wayOn()} />;
}
