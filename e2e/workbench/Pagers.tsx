import { Paginator } from '@marquee/ui/Paginator';
import { paging } from '@marquee/ui/paging';
import { useState } from 'react';

/** A paginator of buttons in each locale, and one of links. */
export function Pagers() {
  const [page, setPage] = useState(10);
  return (
    <main>
      {paging.locales.map((locale) => (
        <section key={locale} data-testid={locale}>
          <Paginator total={200} page={page} onPage={setPage} locale={locale} />
        </section>
      ))}
      <section data-testid="links">
        <Paginator type="link" linkUrl="/news?page=[page]" total={200} page={10} />
      </section>
    </main>
  );
}
