import { useLanguage, useLocalText, useResource } from '@marquee/sdk';

/** A text page in the player's language. Use it in an `observer`. */
export function useInfoPage(name: string, version = '') {
  const { language } = useLanguage();
  const { state, value, reload } = useResource('settings/siteinfodetail', {
    name,
    language,
    ...(version && { version }),
  });
  const text = useLocalText();
  const page = value?.cms[name];
  const published = page?.status === 1 ? page : undefined;
  return {
    state: value ? ('ready' as const) : state,
    title: text(published?.title),
    body: text(published?.body),
    /** Who helps people with their gambling; with the page about responsible gaming only. */
    help: value?.help,
    /** Version and clauses; of terms and privacy policy only. */
    document: value?.document,
    /** What the jurisdiction wants named besides the operator and its licence. */
    legalNames: value?.legal_names ?? [],
    reload,
  };
}
