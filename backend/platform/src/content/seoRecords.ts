import type { Output } from '@marquee/contract/calls';
import { languages } from '@marquee/contract/languages';
import { fillIn } from '../sites/fillIn';
import { isOffered } from '../sites/offers';
import type { SiteFile } from '../sites/siteFile';

type SeoRecord = Output<'seo'>['value'][number];

/**
 * The SEO records of a site (R3): one per public page and offered language, the default language first. `meta_url` and
 * `meta_canonical` are paths; the edge adds the origin. `meta_lang` is the BCP 47 tag.
 */
export function seoRecords(site: SiteFile): SeoRecord[] {
  const order = [site.default_language, ...site.languages.filter((language) => language !== site.default_language)];
  const pages = site.seo.filter(({ page_name }) => isOffered(site, `/${page_name}`));
  return pages.flatMap((page, pageIndex) =>
    order.map((language, index) => {
      const pick = (texts: Record<string, string>, wanted: string) =>
        fillIn(texts[wanted] ?? texts[site.default_language] ?? texts.EN ?? '', site, wanted);
      const prefix = index === 0 ? '' : `/${languages[language].tag}`;
      const path = page.page_name === 'home' ? prefix || '/' : `${prefix}/${page.page_name}`;
      const title = pick(page.title, language);
      return {
        id: pageIndex * order.length + index + 1,
        page_name: page.page_name,
        en_item_name: pick(page.title, 'EN'),
        en_body: pick(page.description, 'EN'),
        local_item_name: title,
        local_body: pick(page.description, language),
        meta_title: title.includes(site.site_name) ? title : `${title} · ${site.site_name}`,
        meta_desc: pick(page.description, language),
        meta_keywords: fillIn(page.keywords, site, language),
        meta_url: path,
        meta_canonical: path,
        meta_author: site.site_name,
        meta_publisher: site.site_name,
        meta_lang: languages[language].tag,
        meta_image_url: site.manifest_icon,
      };
    }),
  );
}
