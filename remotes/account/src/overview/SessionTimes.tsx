import { DescriptionList, observer, useFormat, useResource } from '@marquee/sdk';
import { useText } from '../text';

/** When the player came before, and when this session ends (decisions §5). */
export const SessionTimes = observer(function SessionTimes() {
  const { value } = useResource('settings/check_status', {});
  const format = useFormat();
  const t = useText();
  if (!value) return null;
  return (
    <DescriptionList
      items={[
        {
          term: t('session.previous'),
          value: value.previous_login ? format.dateTime(value.previous_login) : t('session.first'),
        },
        { term: t('session.ends'), value: format.dateTime(value.ends_at) },
      ]}
    />
  );
});
