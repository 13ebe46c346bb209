import type { Output } from '@marquee/contract/calls';
import { Button, EmptyState } from '@marquee/sdk';
import { useText } from '../text';
import { DeclarationFirst } from './DeclarationFirst';
import { LimitFirst } from './LimitFirst';

/** What the profile asks of a player before the deposit form. */
export type Step = NonNullable<Output<'wallet/deposit_methods'>['first']>[number];

/** One thing that comes before the deposit form; `onDone` asks the backend what is next. */
export function FirstStep({ step, onDone }: { step: Step; onDone: () => void }) {
  const t = useText();
  if (step === 'limits') return <LimitFirst onDone={onDone} />;
  if (step === 'declaration') return <DeclarationFirst onDone={onDone} />;
  const [to, label] = (
    {
      terms: ['/term-condition', 'first.readTerms'],
      address: ['/edit-profile?next=/deposit', 'first.giveAddress'],
      identity: ['/security', 'deposit.identity'],
    } as const
  )[step];
  return (
    <EmptyState
      icon="shield"
      title={t(`first.${step}`)}
      text={t(`first.${step}Text`)}
      action={
        <Button to={to} variant="primary">
          {t(label)}
        </Button>
      }
    />
  );
}
