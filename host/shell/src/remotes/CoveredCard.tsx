import { ErrorCard } from '@marquee/sdk';
import { usePageText } from '../text';

/** Shown in place of a part that lay over the host's controls. */
export function CoveredCard({ onRetry }: { onRetry: () => void }) {
  const t = usePageText();
  return <ErrorCard title={t('remote.coversTitle')} text={t('remote.failedText')} onRetry={onRetry} />;
}
