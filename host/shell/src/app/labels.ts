import type { UiLabels } from '@marquee/ui/labels';
import type { useText } from '../text';

/** Placeholder for a name in a looked-up sentence; no text of ours contains it. */
const place = '\u0000';

/** A sentence with a name in it. Looked up once, because a lookup costs more than rendering a tile. */
function about(sentence: (name: string) => string): (name: string) => string {
  let parts: string[] | undefined;
  return (name) => {
    parts ??= sentence(place).split(place);
    return parts.join(name);
  };
}

/** The UI kit's texts in the player's language, each looked up once, on first use. */
export function labelsOf(t: ReturnType<typeof useText>): UiLabels {
  const cache = new Map<string, string>();
  const say = (key: Parameters<typeof t>[0]) => {
    const text = cache.get(key) ?? t(key);
    cache.set(key, text);
    return text;
  };
  return {
    get close() {
      return say('kit.close');
    },
    get clear() {
      return say('kit.clear');
    },
    get retry() {
      return say('kit.retry');
    },
    get loading() {
      return say('kit.loading');
    },
    get required() {
      return say('kit.required');
    },
    get optional() {
      return say('kit.optional');
    },
    amountDecimals: (amount, most) => t('kit.amountDecimals', { amount, most }),
    amountWhole: (amount) => t('kit.amountWhole', { amount }),
    amountUnclear: (example) => t('kit.amountUnclear', { example }),
    get showPassword() {
      return say('kit.showPassword');
    },
    get hidePassword() {
      return say('kit.hidePassword');
    },
    get capsLock() {
      return say('kit.capsLock');
    },
    get previous() {
      return say('kit.previous');
    },
    get next() {
      return say('kit.next');
    },
    get pages() {
      return say('kit.pages');
    },
    page: (page) => t('kit.page', { page }),
    get play() {
      return say('kit.play');
    },
    get demo() {
      return say('kit.demo');
    },
    addFavourite: about((game) => t('kit.addFavourite', { game })),
    removeFavourite: about((game) => t('kit.removeFavourite', { game })),
    get providers() {
      return say('kit.providers');
    },
    get allProviders() {
      return say('kit.allProviders');
    },
    get findProvider() {
      return say('kit.findProvider');
    },
    get noProvider() {
      return say('kit.noProvider');
    },
    get showResults() {
      return say('kit.showResults');
    },
  };
}
