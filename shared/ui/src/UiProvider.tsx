import type { PictureCut } from '@marquee/contract/gamePicture';
import { type ComponentType, createContext, type ReactNode, use, useMemo } from 'react';
import type { UiLabels } from './labels';
import type { ListLook, TileLook } from './looks';

/** The kit's link component: the host passes its router's, which handles locales and preloading. */
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

/** External dependencies of the kit. Components know no router, store or template. */
export interface UiContext {
  link: ComponentType<LinkProps>;
  /** The template's styles of games: class names added to the kit's, and the covers' cut. */
  template: { tile: TileLook; list: ListLook; cover: PictureCut };
  labels: UiLabels;
  /** Formats minor units of the account's currency, with currency. */
  money: (minor: number) => string;
  /** The same without currency. */
  plainMoney: (minor: number) => string;
}

const Context = createContext<UiContext | null>(null);

/** Provides links, texts and the template's styles to all components below. */
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

/** The context of a component. Throws outside a {@link UiProvider}, which is a bug in the shell. */
export function useUi(): UiContext {
  const context = use(Context);
  if (!context) throw new Error('A kit component stands outside <UiProvider>');
  return context;
}
