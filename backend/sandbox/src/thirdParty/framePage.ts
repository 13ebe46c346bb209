import { escapeHtml } from '@marquee/kernel/http/escapeHtml';
import type { ChatTexts } from './chatTexts';
import { longestMessage } from './desk';

/** The document inside the chat's frame. */
export function framePage(id: string, language: string, texts: ChatTexts): string {
  const data = { id, language, received: texts.received, failed: texts.failed, you: texts.you, desk: texts.desk };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return `<!doctype html>
<html lang="${texts.lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(texts.desk)}</title><link rel="stylesheet" href="/third-party/chat/frame.css"><script src="/third-party/chat/frame.js" defer></script></head>
<body>
<main${attributes.join('')}>
<div role="log" aria-label="${escapeHtml(texts.desk)}" tabindex="0"><ol><li class="desk"><strong>${escapeHtml(texts.desk)}</strong><p>${escapeHtml(texts.hello)}</p></li></ol></div>
<form><label for="message">${escapeHtml(texts.field)}</label><textarea id="message" maxlength="${longestMessage}" required></textarea><button>${escapeHtml(texts.send)}</button></form>
</main>
</body>
</html>
`;
}
