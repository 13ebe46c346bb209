import type { Texts } from '@marquee/i18n/text';
import { NoticeLog } from '@marquee/store/notices';
import type { RootStore } from '@marquee/store/root';
import { toast } from './toasts';
import type { ToastOptions } from './types';

/** The log of each visit, by root store. */
const logs = new WeakMap<RootStore, NoticeLog>();

/** The notification log of a visit (D12.02). */
export function noticesOf(root: RootStore): NoticeLog {
  const known = logs.get(root) ?? new NoticeLog(root.storage, root.api.clock.now);
  logs.set(root, known);
  return known;
}

/** Shows a toast and adds it to the log. Resolves when it has disappeared. */
export async function passing(
  options: ToastOptions,
  dependencies: { texts: Texts; root: RootStore } | undefined,
): Promise<void> {
  const { title, text = '', tone = 'info' } = options;
  if (!dependencies) return toast(options, { close: 'Close', region: 'Notifications' });
  const { texts, root } = dependencies;
  noticesOf(root).add({ title, text, tone });
  const { i18n } = texts;
  return toast(options, { close: i18n.t('kit.close', { ns: 'ui' }), region: i18n.t('notices.title', { ns: 'ui' }) });
}
