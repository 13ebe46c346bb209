import { Button } from '@marquee/ui/Button';
import { EmptyState } from '@marquee/ui/EmptyState';
import { useSaid } from '@marquee/ui/useSaid';
import { observer } from 'mobx-react-lite';
import { useHost } from '../host';
import { useFormat } from '../text';
import { usePlayText } from './texts';

/** Replaces a game, a slip or a spin during a break. */
export const PausedView = observer(function PausedView() {
  const { pause } = useHost().root.protection;
  const format = useFormat();
  const t = usePlayText();
  const element = useSaid<HTMLDivElement>();
  if (!pause) return null;
  const { why, until } = pause;
  return (
    <div ref={element} data-testid="paused">
      <EmptyState
        icon="pause"
        title={t(`pause.${why}`, { time: until ? format.dateTime(until) : '' })}
        text={t('pause.text')}
        action={
          <>
            <Button to="/responsible-gaming">{t('pause.care')}</Button>{' '}
            <Button to="/withdrawal" variant="quiet">
              {t('pause.withdraw')}
            </Button>
          </>
        }
      />
    </div>
  );
});
