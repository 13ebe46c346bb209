import type { Page } from '@playwright/test';

/** Translates a page as browsers do: replaces each text by `<font>` elements, now and when new ones appear. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isLeft = 'script, style, font, svg, textarea, option, title, noscript';
    const put = (text: Text) => {
      if (!/\S/.test(text.data) || !text.parentElement || text.parentElement.closest(isLeft)) return;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = text.data;
      text.replaceWith(outer);
    };
    const putAll = (place: Node) => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      for (let text = place instanceof Text ? place : walker.nextNode(); text; text = walker.nextNode())
        texts.push(text as Text);
      for (const text of texts) put(text);
    };
    putAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) putAll(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
