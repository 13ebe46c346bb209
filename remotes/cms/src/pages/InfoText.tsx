import { EmptyState, ErrorCard, observer, Skeleton } from '@marquee/sdk';
import { useText } from '../text';
import { Prose } from './Prose';
import type { useInfoPage } from './useInfoPage';

/** The text of a page, with its loading and error states. */
export const InfoText = observer(function InfoText({ page }: { page: ReturnType<typeof useInfoPage> }) {
  const t = useText();
  const { state, body, reload } = page;
  if (state === 'failed') {
    return <ErrorCard title={t('info.failed')} text={t('info.failedText')} onRetry={() => void reload()} />;
  }
  if (state !== 'ready') return <Skeleton shape="lines" count={8} />;
  if (!body) return <EmptyState icon="info" title={t('info.none')} text={t('info.noneText')} />;
  return <Prose html={body} />;
});
