import type { Template } from '@marquee/theme/templates';
import type { ListLook, TileLook } from '@marquee/ui/looks';
import type { ComponentType, ReactNode } from 'react';

/** Props of a template's `Login`: the surface for login, registration and forgotten password. */
export interface LoginSurfaceProps {
  title: string;
  /** Id of the heading, the page's only `h1`. */
  titleId: string;
  children: ReactNode;
}

/**
 * Everything that a template adds to the page: its data and components, from its folder. One chunk per template, so
 * that a site loads only its own.
 */
export interface TemplatePack {
  template: Template;
  /** A `<header>` of the height `--bar-size`. */
  Header: ComponentType;
  /** A `<nav>`; below the header it is `--navigation-size` high, at the side it is `--side-size` wide. */
  Navigation: ComponentType;
  /** The main element of the home page, `--hero-size` high. */
  Hero: ComponentType;
  Footer: ComponentType;
  /** A `<nav>` at the bottom of a phone screen. */
  MobileBar: ComponentType;
  Login: ComponentType<LoginSurfaceProps>;
  tile: TileLook;
  lobby: ListLook;
}

/** The packs by template code; each call loads one. */
export type TemplatePacks = Record<string, () => Promise<{ pack: TemplatePack }>>;
