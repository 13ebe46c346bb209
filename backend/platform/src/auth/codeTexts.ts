import type { Language } from '@marquee/contract/languages';

interface CodeText {
  subject: (site: string) => string;
  body: (code: string, site: string, minutes: number) => string;
}

/** The messages with one-time codes. The code comes first: telephones preview the beginning. */
export const codeTexts: Record<Language, CodeText> = {
  EN: {
    subject: (site) => `Your ${site} code`,
    body: (code, site, minutes) =>
      `${code} is your ${site} code. It is valid for ${minutes} minutes. We will never ask you for it.`,
  },
  PHP: {
    subject: (site) => `Ang code mo sa ${site}`,
    body: (code, site, minutes) =>
      `${code} ang code mo sa ${site}. Magagamit ito sa loob ng ${minutes} minuto. Hindi namin ito hihingin kailanman.`,
  },
  CN: {
    subject: (site) => `您的 ${site} 验证码`,
    body: (code, site, minutes) => `${code} 是您的 ${site} 验证码，${minutes} 分钟内有效。我们绝不会向您索要验证码。`,
  },
  ESP: {
    subject: (site) => `Tu código de ${site}`,
    body: (code, site, minutes) =>
      `${code} es tu código de ${site}. Es válido durante ${minutes} minutos. Nunca te lo pediremos.`,
  },
  RUS: {
    subject: (site) => `Ваш код для ${site}`,
    body: (code, site, minutes) =>
      `${code} — ваш код для ${site}. Он действует ${minutes} мин. Мы никогда его у вас не спрашиваем.`,
  },
  VI: {
    subject: (site) => `Mã ${site} của bạn`,
    body: (code, site, minutes) =>
      `${code} là mã ${site} của bạn. Mã có hiệu lực trong ${minutes} phút. Chúng tôi không bao giờ hỏi bạn mã này.`,
  },
  MS: {
    subject: (site) => `Kod ${site} anda`,
    body: (code, site, minutes) =>
      `${code} ialah kod ${site} anda. Kod ini sah selama ${minutes} minit. Kami tidak akan sekali-kali memintanya daripada anda.`,
  },
  NE: {
    subject: (site) => `तपाईंको ${site} कोड`,
    body: (code, site, minutes) =>
      `${code} तपाईंको ${site} कोड हो। यो ${minutes} मिनेटसम्म मान्य हुन्छ। हामी यो कोड कहिल्यै माग्दैनौँ।`,
  },
};
