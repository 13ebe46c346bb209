import '@marquee/theme/base.css';
import { siteCss } from '@marquee/theme/css';
import { paletteOf, type RowFile, rowOf } from '@marquee/theme/templates';
import { createRoot } from 'react-dom/client';
import { type LinkProps, UiProvider } from '../src/UiProvider';
import { labels } from './data';
import { Views } from './Views';

/** `?template=slot2&color=color4-1&view=home&dir=rtl` */
const query = new URLSearchParams(location.search);
const code = query.get('template') ?? 'casino1';
const files = import.meta.webpackContext('../../../host/templates', { regExp: /^\.\/\w+\/row\.json$/ });
const row = rowOf(code, files(`./${code}/row.json`) as RowFile);
const palette = paletteOf(row, query.get('color') ?? '');

const style = document.createElement('style');
style.textContent = siteCss(row, palette);
document.head.append(style);
document.documentElement.lang = 'en';
document.documentElement.dir = query.get('dir') ?? 'ltr';

function Link({ to, ...rest }: LinkProps) {
  return <a href={`#${to}`} {...rest} />;
}

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const plain = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <UiProvider
    link={Link}
    template={{ tile: {}, list: {}, cover: row.cover }}
    labels={labels}
    money={(minor) => money.format(minor / 100)}
    plainMoney={(minor) => plain.format(minor / 100)}
  >
    <Views view={query.get('view') ?? 'home'} title={palette.name} />
  </UiProvider>,
);
