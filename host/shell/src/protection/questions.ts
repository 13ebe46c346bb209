import type messages from '@marquee/i18n/bundles/en/messages.json';
import { Format } from '@marquee/i18n/format';
import type { Texts } from '@marquee/i18n/text';
import { dialogs } from '@marquee/sdk';
import type { RootStore } from '@marquee/store/root';

/** What a question needs from the page. */
interface Page {
  root: RootStore;
  texts: Texts;
  navigate: (path: string) => void;
}

const textsOf = (texts: Texts) => texts.textsOf<keyof typeof messages>('messages');

/**
 * The reality check: duration and net result of the session. Either button acknowledges it; "stop", the main one, leads
 * to the bet history. If it is only dismissed, it is asked again.
 */
async function reality({ root, texts, navigate }: Page): Promise<void> {
  const t = await textsOf(texts);
  const { protection, site, api } = root;
  const began = Date.parse(protection.session?.started_at ?? '');
  const format = new Format(texts.language, site.currency);
  const answer = await dialogs.confirm({
    tone: 'info',
    title: t('reality.title'),
    text: t('reality.text', {
      minutes: format.number(Math.floor((protection.now() - began) / 60_000)),
      net: format.money(protection.session?.net ?? 0),
    }),
    ok: t('reality.stop'),
    cancel: t('reality.ok'),
  });
  const stops = answer.end === 'confirmed';
  if (!stops && !(answer.end === 'dismissed' && answer.reason === 'cancel')) return;
  await api.call('protection/acknowledge_reality_check', {});
  await protection.load();
  if (stops) navigate('/bet-history');
}

/** Whether the limits are still right, some months after the last review. */
async function review({ root, texts, navigate }: Page): Promise<void> {
  const t = await textsOf(texts);
  const answer = await dialogs.confirm({
    tone: 'info',
    title: t('review.title'),
    text: t('review.text'),
    ok: t('review.look'),
    cancel: t('review.keep'),
  });
  if (answer.end === 'confirmed') navigate('/responsible-gaming');
  if (answer.end === 'dismissed' && answer.reason === 'cancel') await root.api.call('protection/review_done', {});
}

/** That the terms have changed; the page of the terms shows what is new and asks to accept it. */
async function terms({ texts, navigate }: Page): Promise<void> {
  const t = await textsOf(texts);
  const answer = await dialogs.confirm({
    tone: 'info',
    title: t('terms.title'),
    text: t('terms.text'),
    ok: t('terms.look'),
    cancel: t('terms.later'),
  });
  if (answer.end === 'confirmed') navigate('/term-condition');
}

/** The questions of player protection (D9), and that the terms have changed. */
export const questions = { reality, review, terms };
