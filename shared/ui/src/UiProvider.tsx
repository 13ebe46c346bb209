import type { CoverCut } from '@marquee/theme/templates';
import { type ComponentType, createContext, type ReactNode, use, useMemo } from 'react';
import type { UiLabels } from './labels';
import type { ListLook, TileLook } from './looks';

/** What the kit asks of a link: the host gives its router's own, which knows locales and preloads. */
export interface LinkProps {
  to: string;
  className?: string | undefined;
  children?: ReactNode;
  target?: string;
  rel?: string | undefined;
  tabIndex?: number | undefined;
  'aria-label'?: string | undefined;
  'aria-current'?: 'page' | undefined;
  'data-tile'?: number | undefined;
}

/** Everything the kit needs from outside. Components know no router, no store and no template by name. */
export interface UiContext {
  link: ComponentType<LinkProps>;
  /** How the site's template draws games: its own classes beside the kit's, and the cut of the covers. */
  template: { tile: TileLook; list: ListLook; cover: CoverCut };
  labels: UiLabels;
  /** Minor units of the account's currency → text in the player's language, currency included. */
  money: (minor: number) => string;
  /** The same without the currency: figures as the player's language writes them. */
  plainMoney: (minor: number) => string;
}

const Context = createContext<UiContext | null>(null);

/** Gives links, texts and the template's variants to every component below. */
export function UiProvider({
  children,
  link,
  template,
  labels,
  money,
  plainMoney,
}: UiContext & { children: ReactNode }) {
  const value = useMemo(
    () => ({ link, template, labels, money, plainMoney }),
    [link, template, labels, money, plainMoney],
  );
  return <Context value={value}>{children}</Context>;
}

/** The context of a component. Throws outside a {@link UiProvider}: that is a mistake in the shell, not of a player. */
export function useUi(): UiContext {
  const context = use(Context);
  if (!context) throw new Error('A kit component stands outside <UiProvider>');
  return context;
}
