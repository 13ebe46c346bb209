import { Outlet } from 'react-router-dom';

/** The layout of no template (R2.19): a page that stands alone, such as the preloader. */
export function DefaultLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
