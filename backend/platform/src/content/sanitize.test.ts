import { describe, expect, it } from '@rstest/core';
import { sanitize } from './sanitize';

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="&#x6A;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<link rel=stylesheet href=//evil.example><meta http-equiv=refresh content="0;url=javascript:alert(1)"><base href=//evil.example>',
  '<input autofocus onfocus=alert(1)><button formaction=javascript:alert(1)>x</button>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<b id=innerHTML><b name=attributes>x</b></b>',
  '<x-y is="z" data-x="1" aria-label="x">x</x-y>',
];

describe('sanitize', () => {
  for (const attack of attacks) {
    it(`makes harmless: ${attack.slice(0, 60)} [R5.10]`, async () => {
      const safe = await sanitize(attack);
      expect(safe).not.toMatch(
        /<(script|svg|math|iframe|object|embed|style|form|input|button|link|meta|base|template|video|audio)/i,
      );
      expect(safe).not.toMatch(/<[^>]*\s(on\w+|style|srcdoc|formaction|id|name|data-\w+)\s*=/i);
      expect(safe).not.toMatch(/(href|src)\s*=\s*["']?\s*(java|data:|\/\/|\/\\)/i);
      expect(await sanitize(safe)).toBe(safe);
    });
  }

  it('keeps text, structure, links and pictures', async () => {
    const body =
      '<h2>Title</h2><p>A <strong>word</strong> and a <a href="/banking">link</a>.</p><ul><li>one</li></ul><details><summary>Q</summary><p>A</p></details><img src="/art/logo/site/X.svg" alt="X">';
    expect(await sanitize(body)).toBe(body);
  });

  it('keeps pages that a link opens from reaching back', async () => {
    expect(await sanitize('<a href="https://example.com/">x</a>')).toContain('rel="noopener noreferrer"');
  });
});
