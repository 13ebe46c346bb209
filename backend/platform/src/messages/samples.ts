import { type Language, languages } from '@marquee/contract/languages';
import { mailHtml } from './mailHtml';
import { textOf } from './texts';
import english from './texts/en.json';
import { type News, plainWords } from './written';

/** A message as an e-mail, with sample values. */
export interface Sample {
  name: string;
  /** BCP 47. */
  language: string;
  subject: string;
  body: string;
  html: string;
}

const values = {
  amount: 123_450,
  currency: 'PHP',
  name: 'GCash ••1234 <b>"&',
  count: 3,
  reference: '0b0f4c1e-6f0a-4d5b-9a55-0d7c3b6f4c11',
  at: Date.UTC(2026, 4, 3, 6, 5),
  zone: 'Asia/Manila',
};

/** Messages that name a limit in place of a name. */
const ofLimit = { limit: { kind: 'deposit', period: 'week', amount: 50_000 } } as const;

/** Every message in a language, as an e-mail of a site, for who looks at the texts. */
export function samples(site: string, language: Language): Sample[] {
  const { tag } = languages[language];
  const sample = (name: string, subject: string, body: string): Sample => {
    const html = mailHtml({ site_name: site, subject, body, language: tag });
    return { name, language: tag, subject, body, html };
  };
  const names = Object.keys(english).flatMap((key) => /^news\.(\w+)\.title$/.exec(key)?.[1] ?? []) as News[];
  const code = textOf('code.body', language, { code: '123456', site, count: 5 });
  const answer = `1 < 2\n\n${textOf('answer.foot', language, { site, ticket: values.reference })}`;
  return [
    sample('code', textOf('code.subject', language, { site }), code),
    sample('answer', textOf('answer.subject', language, { site }), answer),
    ...names.map((name) => {
      const isOfLimit = /^limit(Set|Asked|Ripe|Removed)$/.test(name);
      const { title, body } = plainWords(name, language, { ...values, ...(isOfLimit && ofLimit) });
      return sample(name, title, body);
    }),
  ];
}
