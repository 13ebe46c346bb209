import { describe, expect, test } from '@rstest/core';
import { isPlainHtml } from './plainHtml';

describe('HTML that is shown unchanged', () => {
  test.each([
    '',
    'A word, 5 &lt; 6 &amp; so on',
    '<h2>Title</h2><p>A <strong>word</strong> and a <a href="/banking">link</a>.</p><ul><li>one</li></ul>',
    '<details><summary>Q</summary><p>A<br>B</p></details><img src="/art/logo/site/X.svg" alt="X">',
    '<a href="https://a.test/?a=1&amp;b=2" rel="noopener noreferrer">x</a>',
    '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
  ])('is %s', (html) => expect(isPlainHtml(html)).toBe(true));

  test.each([
    '<script>hit()</script>',
    '<SCRIPT>hit()</SCRIPT>',
    '<img src=x onerror=hit()>',
    '<img src="/x" onerror="hit()">',
    '<img src="/x"onerror="hit()">',
    '<img src="/x" alt="a"/onerror="hit()">',
    '<svg/onload=hit()>',
    '<math><mtext></mtext></math>',
    '<style>a</style>',
    '<template><p>x</p></template>',
    '<!-- x -->',
    '<![CDATA[x]]>',
    '<?x ?>',
    '<p title="</p><img src=1 onerror=hit()>">x</p>',
    "<p title='x'>x</p>",
    '<p style="background:red">x</p>',
    '<p id="root">x</p>',
    '<a href="javascript:hit()">x</a>',
    '<a href=" javascript:hit()">x</a>',
    '<a href="java\nscript:hit()">x</a>',
    '<a href="&#x6A;avascript:hit()">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/&#47;evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<a href="/a" target="_blank">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<a rel="opener" href="/a">x</a>',
    '</div><p>x</p>',
    '</p>',
    '<p>x',
    '<b><i>x</b></i>',
    'a < b',
    'a > b',
    '<p >x</p>',
    '<p',
  ])('is not %s', (html) => expect(isPlainHtml(html)).toBe(false));

  /** Best time to refuse these texts, ms: other load on the machine only adds to it. */
  function timeFor(texts: string[]): number {
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 20; round++) {
      const begun = performance.now();
      const isAnyPlain = texts.some(isPlainHtml);
      best = Math.min(best, performance.now() - begun);
      expect(isAnyPlain).toBe(false);
    }
    return best;
  }

  test.each([
    ['attributes', (count: number) => `<p title="${' a="'.repeat(count)}`],
    ['elements', (count: number) => '<b>'.repeat(count)],
  ])('takes no longer the longer it is than it is long: %s', (_, html) => {
    // The same letters in 64 short texts and in a long one: quadratic work would take 64 times as long.
    const [parts, length] = [64, 250];
    const short = timeFor(Array.from({ length: parts }, () => html(length)));
    expect(timeFor([html(parts * length)]) / short).toBeLessThan(8);
  });
});
