import type { Language } from '@marquee/contract/languages';
import type { SiteFile } from './siteFile';

/** What texts call the contact to which one-time codes go. */
export const contactTexts: Record<SiteFile['codes_by'], Record<Language, string>> = {
  sms: {
    EN: 'phone',
    PHP: 'telepono',
    CN: '手机',
    ESP: 'teléfono',
    RUS: 'телефон',
    VI: 'điện thoại',
    MS: 'telefon',
    NE: 'फोन',
  },
  email: {
    EN: 'email address',
    PHP: 'email',
    CN: '邮箱',
    ESP: 'correo',
    RUS: 'электронную почту',
    VI: 'email',
    MS: 'e-mel',
    NE: 'इमेल',
  },
};
