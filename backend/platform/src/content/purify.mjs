// A process of its own: sanitizerProcess.ts starts it, sends it `{ html, allowed }`, and is sent what is harmless of
// it.
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

// jsdom parses as browsers do, which DOMPurify relies on.
const purify = createDOMPurify(new JSDOM('').window);
if (!purify.isSupported) throw new Error('DOMPurify does not work with this DOM');
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A' && /^https?:/i.test(node.getAttribute('href') ?? '')) {
    node.setAttribute('rel', 'noopener noreferrer');
  }
});

process.on('message', ({ html, allowed }) => process.send(purify.sanitize(html, allowed)));
