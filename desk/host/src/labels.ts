import type { UiLabels } from '@marquee/ui/labels';
import type { Texts } from './texts';

/** The kit's texts in pages, which are English. */
export const pageLabels: UiLabels = {
  close: 'Close',
  clear: 'Clear',
  retry: 'Try again',
  loading: 'One moment',
  required: 'required',
  optional: 'optional',
  amountDecimals: (amount, most) => `Read as ${amount}: at most ${most} decimals.`,
  amountWhole: (amount) => `Read as ${amount}: whole amounts only.`,
  amountUnclear: (example) => `Write it as ${example}.`,
  showPassword: 'Show',
  hidePassword: 'Hide',
  capsLock: 'Caps Lock is on',
  previous: 'Back',
  next: 'Next',
  pages: 'Pages',
  page: (page) => `Page ${page}`,
  play: 'Play',
  demo: 'Demo',
  addFavourite: (game) => `Keep ${game}`,
  removeFavourite: (game) => `Forget ${game}`,
  providers: 'Providers',
  allProviders: 'All providers',
  findProvider: 'Find a provider',
  noProvider: 'No provider',
  showResults: 'Show',
};

/** The kit's texts in the frame: those that its parts have. */
export const frameLabels = ({ t }: Texts): UiLabels => ({
  ...pageLabels,
  close: t('close'),
  retry: t('retry'),
  loading: t('loading'),
});
