import { describe, expect, test } from '@rstest/core';
import { styleRules } from './styleRules';

describe('styles of elements', () => {
  test('become rules, one for all that are the same', () => {
    const { html, css } = styleRules('<i style="--a:1"></i><b style="--a:1"></b><u style="left:0"></u>');
    expect(html).toBe('<i data-style="--a:1"></i><b data-style="--a:1"></b><u data-style="left:0"></u>');
    const rule = (style: string) => `${`[data-style="${style}"]`.repeat(3)}{${style}}`;
    expect(css).toBe(rule('--a:1') + rule('left:0'));
  });

  test('are read as the browser reads them', () => {
    const { html, css } = styleRules('<i style="background:url(&quot;/a.webp&quot;)"></i>');
    expect(html).toBe('<i data-style="background:url(&quot;/a.webp&quot;)"></i>');
    expect(css).toContain('[data-style="background:url(\\"/a.webp\\")"]{background:url("/a.webp")}');
  });

  test.each(['a:1}*{color:red', 'a:&lt;/style&gt;', 'a:1/*', 'a:\\7d'])(
    'are left out where they could be more: %s',
    (style) => {
      expect(styleRules(`<i style="${style}"></i>`)).toEqual({ html: '<i></i>', css: '' });
    },
  );

  test('that only a text speaks of stay a text', () => {
    const text = '<p>&quot; style=&quot;color:red&quot;</p>';
    expect(styleRules(text)).toEqual({ html: text, css: '' });
  });
});
