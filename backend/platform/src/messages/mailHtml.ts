import { escapeHtml } from '@marquee/kernel/http/escapeHtml';
import type { Message } from '@marquee/protocols/messages/messageSender';

/** Largest request of the protocol, bytes (docs/partners/messages.md). */
const largest = 16_384;

const font = 'font-family:Arial,Helvetica,sans-serif';

/** An e-mail with its HTML. One that would be too large for the protocol goes as plain text alone. */
export function withHtml(message: Message): Message {
  if (message.channel !== 'email') return message;
  const whole = { ...message, html: mailHtml(message) };
  return Buffer.byteLength(JSON.stringify(whole)) > largest ? message : whole;
}

/**
 * The HTML of an e-mail: the site's name, the subject and the paragraphs of the plain text, all escaped. There are no
 * pictures, scripts or links, so that a mail which asks somebody to click is not one of ours.
 */
export function mailHtml({
  site_name,
  subject,
  body,
  language,
}: Pick<Message, 'site_name' | 'subject' | 'body' | 'language'>): string {
  const paragraphs = body
    .split(/\n{2,}/)
    .map((part) => `<p style="margin:0 0 16px">${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('\n');
  const table = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#eef0f3">
${table} style="background:#eef0f3"><tr><td align="center" style="padding:24px 12px">
${table} style="max-width:560px;background:#ffffff;border:1px solid #d5d9e0">
<tr><td style="padding:20px 24px 0;${font};font-size:14px;color:#4a5261">${escapeHtml(site_name)}</td></tr>
<tr><td style="padding:8px 24px 0"><h1 style="margin:0;${font};font-size:20px;line-height:1.3;color:#14181f;overflow-wrap:anywhere">${escapeHtml(subject)}</h1></td></tr>
<tr><td style="padding:16px 24px 8px;${font};font-size:16px;line-height:1.5;color:#14181f;overflow-wrap:anywhere">
${paragraphs}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
