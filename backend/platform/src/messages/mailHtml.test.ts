import { messageSchema } from '@marquee/protocols/messages/messages';
import { expect, it } from '@rstest/core';
import * as v from 'valibot';
import { withHtml } from './mailHtml';

const mail = {
  message_id: '0b0f4c1e-6f0a-4d5b-9a55-0d7c3b6f4c11',
  site: 'casino.example',
  site_name: 'Casino',
  channel: 'email' as const,
  recipient: 'maria@example.test',
  subject: 'Новый пароль',
  body: 'Имя: <img src=x onerror=alert(1)> & "он".\nКонец.\n\nДальше',
  language: 'ru',
  expires_at: 1,
};

it('An e-mail has HTML in its language, in which nothing that somebody wrote is more than text', () => {
  const { html = '' } = withHtml(mail);
  expect(html).toContain('<html lang="ru">');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;он&quot;.<br>Конец.</p>');
  expect(html).not.toMatch(/<(img|a|script|link|form)\b|https?:/);
  expect(v.is(messageSchema, withHtml(mail))).toBe(true);
});

it('A text message has no HTML, and neither has a mail that would be too large with it', () => {
  expect(withHtml({ ...mail, channel: 'sms' })).not.toHaveProperty('html');
  expect(withHtml({ ...mail, body: 'न'.repeat(2000) })).toHaveProperty('html');
  expect(withHtml({ ...mail, body: '"'.repeat(2000) })).not.toHaveProperty('html');
});
