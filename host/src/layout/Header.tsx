import { useShell } from '../app/shell';
import { HeaderBalanceBlock } from './header/HeaderBalanceBlock';
import { HeaderSplitMenu } from './header/HeaderSplitMenu';
import { HeaderTwoRow } from './header/HeaderTwoRow';

const variants = { 'split-menu': HeaderSplitMenu, 'two-row': HeaderTwoRow, 'balance-block': HeaderBalanceBlock };

/** The top of every page, in the template's variant. */
export function Header() {
  const Variant = variants[useShell().template.regions.header];
  return <Variant />;
}
