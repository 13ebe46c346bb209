import type { UiLabels } from '@marquee/ui/labels';
import type { useText } from '../text';

/** The kit's texts in the player's language. */
export function labelsOf(t: ReturnType<typeof useText>): UiLabels {
  return {
    close: t('kit.close'),
    clear: t('kit.clear'),
    retry: t('kit.retry'),
    loading: t('kit.loading'),
    required: t('kit.required'),
    optional: t('kit.optional'),
    showPassword: t('kit.showPassword'),
    hidePassword: t('kit.hidePassword'),
    capsLock: t('kit.capsLock'),
    previous: t('kit.previous'),
    next: t('kit.next'),
    pages: t('kit.pages'),
    page: (page) => t('kit.page', { page }),
    play: t('kit.play'),
    demo: t('kit.demo'),
    addFavourite: (game) => t('kit.addFavourite', { game }),
    removeFavourite: (game) => t('kit.removeFavourite', { game }),
    providers: t('kit.providers'),
    allProviders: t('kit.allProviders'),
    findProvider: t('kit.findProvider'),
    noProvider: t('kit.noProvider'),
    showResults: t('kit.showResults'),
  };
}
