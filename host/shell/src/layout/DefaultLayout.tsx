import { Outlet } from 'react-router-dom';

/** The layout without a template (R2.19), for pages such as the preloader. */
export function DefaultLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
