import ui from '@marquee/i18n/bundles/en/ui.json';
import type { UiLabels } from '@marquee/ui/labels';

const filled = (text: string, name: string) => (value: string) => text.replace(`{{${name}}}`, value);

/** The kit's texts, as an English site has them. */
export const labels: UiLabels = {
  close: ui['kit.close'],
  clear: ui['kit.clear'],
  retry: ui['kit.retry'],
  loading: ui['kit.loading'],
  required: ui['kit.required'],
  optional: ui['kit.optional'],
  amountDecimals: (amount, most) => filled(filled(ui['kit.amountDecimals'], 'amount')(amount), 'most')(most),
  amountWhole: filled(ui['kit.amountWhole'], 'amount'),
  amountUnclear: filled(ui['kit.amountUnclear'], 'example'),
  showPassword: ui['kit.showPassword'],
  hidePassword: ui['kit.hidePassword'],
  capsLock: ui['kit.capsLock'],
  previous: ui['kit.previous'],
  next: ui['kit.next'],
  pages: ui['kit.pages'],
  page: filled(ui['kit.page'], 'page'),
  play: ui['kit.play'],
  demo: ui['kit.demo'],
  addFavourite: filled(ui['kit.addFavourite'], 'game'),
  removeFavourite: filled(ui['kit.removeFavourite'], 'game'),
  providers: ui['kit.providers'],
  allProviders: ui['kit.allProviders'],
  findProvider: ui['kit.findProvider'],
  noProvider: ui['kit.noProvider'],
  showResults: ui['kit.showResults'],
};
