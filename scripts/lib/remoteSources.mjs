import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** Placeholder texts of the new page, for the team to replace; English for languages without any here. */
const texts = {
  en: ['A new section', 'This page was made just now. Its code is in this remote.'],
  fil: ['Bagong seksyon', 'Kagagawa lang ng pahinang ito. Nasa remote na ito ang code nito.'],
  'zh-CN': ['新栏目', '此页面刚刚创建，其代码位于此模块中。'],
  es: ['Nueva sección', 'Esta página se acaba de crear. Su código está en este módulo.'],
  ru: ['Новый раздел', 'Эта страница только что создана. Её код находится в этом модуле.'],
  vi: ['Mục mới', 'Trang này vừa được tạo. Mã của trang nằm trong mô-đun này.'],
  ms: ['Bahagian baharu', 'Halaman ini baru sahaja dibuat. Kodnya berada dalam modul ini.'],
  ne: ['नयाँ खण्ड', 'यो पृष्ठ भर्खरै बनाइएको हो। यसको कोड यसै मोड्युलमा छ।'],
};

const tags = readdirSync(join(root, 'shared/i18n/src/bundles'));

/** The sources of a new remote by path: one page, its texts in all languages, and a test. */
export function remoteSources(name) {
  const page = `${name.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase())}Page`;
  return {
    'src/env.d.ts': '/// <reference types="@rsbuild/core/types" />\n',
    'src/remote.ts': `import { defineRemote } from '@marquee/federation/defineRemote';
import type en from './locales/en.json';

/** What this remote adds to the site. */
export const remote = defineRemote<typeof en>({
  name: '${name}',
  hostApi: '^2.0.0',
  categories: [],
  calls: [],
  routes: [{ path: '/${name}', page: './${page}', title: 'page.title', skeleton: 'page' }],
  navigation: [{ to: '/${name}', label: 'page.title', icon: 'star', place: 'footer', order: 900 }],
});
`,
    'src/text.ts': `import { textOf } from '@marquee/sdk';
import type en from './locales/en.json';

/** Texts of this remote's bundle. */
export const useText = textOf<typeof en>('${name}');
`,
    [`src/${page}.tsx`]: `import { Section } from '@marquee/sdk';
import styles from './${page}.module.css';
import { useText } from './text';

/** The remote's first page. */
export function ${page}() {
  const t = useText();
  return (
    <div className={styles.page}>
      <Section level={1} title={t('page.title')}>
        <p>{t('page.text')}</p>
      </Section>
    </div>
  );
}
`,
    [`src/${page}.module.css`]: `.page {
  inline-size: 100%;
  max-inline-size: calc(var(--content-width) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-6) var(--gutter) var(--space-10);
}
`,
    'src/remote.test.ts': `import { expect, test } from '@rstest/core';
import { remote } from './remote';

test('the page is reached at its own path', () => {
  expect(remote.routes.map(({ path }) => path)).toEqual(['/${name}']);
});
`,
    ...Object.fromEntries(
      tags
        .map((tag) => [tag, ...(texts[tag] ?? texts.en)])
        .map(([tag, title, text]) => [
          `src/locales/${tag}.json`,
          `${JSON.stringify({ 'page.text': text, 'page.title': title }, null, 2)}\n`,
        ]),
    ),
  };
}
