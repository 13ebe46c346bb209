import { describe, expect, test } from '@rstest/core';
import { styleRules } from './styleRules';

describe('styles of elements', () => {
  test('become rules, one for all that are the same', () => {
    const { html, css } = styleRules(
      '<i style="--a:1;color:red"></i><b style="--a:1;color:red"></b><u style="left:0"></u>',
    );
    expect(html).toBe('<i data-style="0"></i><b data-style="0"></b><u data-style="1"></u>');
    expect(css).toBe(
      '[data-style="0"][data-style="0"][data-style="0"]{--a:1;color:red}[data-style="1"][data-style="1"][data-style="1"]{left:0}',
    );
  });

  test('are read as the browser reads them', () => {
    expect(styleRules('<i style="background:url(&quot;/a.webp&quot;)"></i>').css).toContain(
      '{background:url("/a.webp")}',
    );
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
