import type { ReactNode } from 'react';
import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './Paginator.module.css';
import { type PagingLocale, pageLink, pagesOf, pageText } from './paging';
import { useUi } from './UiProvider';

interface Common {
  /** Number of entries over all pages. */
  total: number;
  /** From 1. */
  page: number;
  /** 10 by default (R9.17). */
  itemsPerPage?: number;
  /** 5 by default. */
  pagesShown?: number;
  /** The numerals. */
  locale?: PagingLocale;
}

/** Props of {@link Paginator}: with buttons, or with links from a URL with `[page]`. */
export type PaginatorProps = Common &
  ({ type?: 'button'; onPage: (page: number) => void } | { type: 'link'; linkUrl: string });

/** Pages of a list (R5.08, R9.17; see `paging.ts`). Renders nothing for a single page. */
export function Paginator(props: PaginatorProps) {
  const { labels, link: Link } = useUi();
  const pages = pagesOf({ ...props, current: props.page });
  const locale = props.locale ?? 'en';
  // an invalid link URL is a bug even if there is only one page
  if (props.type === 'link') pageLink(props.linkUrl, pages.current);
  if (pages.count === 1) return null;

  function to(page: number | null, content: ReactNode, name?: string, rel?: 'prev' | 'next') {
    if (page === null) {
      return (
        <span className={classNames(styles.end, name && styles.step)} aria-hidden>
          {content}
        </span>
      );
    }
    const common = {
      className: classNames(styles.page, name && styles.step),
      'aria-label': name ?? labels.page(pageText(page, locale)),
      'aria-current': page === pages.current && !name ? ('page' as const) : undefined,
    };
    if (props.type === 'link') {
      return (
        <Link {...common} rel={rel} to={pageLink(props.linkUrl, page)}>
          {content}
        </Link>
      );
    }
    return (
      <button {...common} type="button" onClick={() => props.onPage(page)}>
        {content}
      </button>
    );
  }

  return (
    <nav className={styles.paginator} aria-label={labels.pages} dir={locale === 'en' ? undefined : 'rtl'}>
      {to(pages.previous, <Icon name="chevron-start" />, labels.previous, 'prev')}
      {pages.jumpBack !== null && to(pages.jumpBack, '…')}
      {pages.shown.map((page) => (
        <span key={page}>{to(page, pageText(page, locale))}</span>
      ))}
      {pages.jumpForward !== null && to(pages.jumpForward, '…')}
      {to(pages.next, <Icon name="chevron-end" />, labels.next, 'next')}
    </nav>
  );
}
