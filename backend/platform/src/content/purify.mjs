// A child process of sanitizerProcess.ts: receives `{ html, allowed }` and answers the sanitized HTML.
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

// DOMPurify needs a parser that behaves as a browser's does.
const purify = createDOMPurify(new JSDOM('').window);
if (!purify.isSupported) throw new Error('DOMPurify does not work with this DOM');
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A' && /^https?:/i.test(node.getAttribute('href') ?? '')) {
    node.setAttribute('rel', 'noopener noreferrer');
  }
});

process.on('message', ({ html, allowed }) => process.send(purify.sanitize(html, allowed)));
