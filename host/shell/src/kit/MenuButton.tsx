import { IconButton, useLocation } from '@marquee/sdk';
import { useEffect, useState } from 'react';
import { useText } from '../text';
import { MenuDrawer } from './MenuDrawer';

/** Opens the site's full menu in a sheet; it closes on navigation. */
export function MenuButton() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const t = useText();
  const open = openAt === pathname;
  useEffect(() => setOpenAt((at) => (at === pathname ? at : null)), [pathname]);
  return (
    <>
      <IconButton
        icon="menu"
        label={t('menu.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpenAt(pathname)}
      />
      <MenuDrawer open={open} onClose={() => setOpenAt(null)} />
    </>
  );
}
