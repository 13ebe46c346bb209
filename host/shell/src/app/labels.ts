import type { UiLabels } from '@marquee/ui/labels';
import type { useText } from '../text';

/** The kit's texts in the player's language, each looked up when something first says it: a page says few of them. */
export function labelsOf(t: ReturnType<typeof useText>): UiLabels {
  return {
    get close() {
      return t('kit.close');
    },
    get clear() {
      return t('kit.clear');
    },
    get retry() {
      return t('kit.retry');
    },
    get loading() {
      return t('kit.loading');
    },
    get required() {
      return t('kit.required');
    },
    get optional() {
      return t('kit.optional');
    },
    get showPassword() {
      return t('kit.showPassword');
    },
    get hidePassword() {
      return t('kit.hidePassword');
    },
    get capsLock() {
      return t('kit.capsLock');
    },
    get previous() {
      return t('kit.previous');
    },
    get next() {
      return t('kit.next');
    },
    get pages() {
      return t('kit.pages');
    },
    page: (page) => t('kit.page', { page }),
    get play() {
      return t('kit.play');
    },
    get demo() {
      return t('kit.demo');
    },
    addFavourite: (game) => t('kit.addFavourite', { game }),
    removeFavourite: (game) => t('kit.removeFavourite', { game }),
    get providers() {
      return t('kit.providers');
    },
    get allProviders() {
      return t('kit.allProviders');
    },
    get findProvider() {
      return t('kit.findProvider');
    },
    get noProvider() {
      return t('kit.noProvider');
    },
    get showResults() {
      return t('kit.showResults');
    },
  };
}
