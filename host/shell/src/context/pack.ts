import type { Template } from '@marquee/theme/templates';
import type { ListLook, TileLook } from '@marquee/ui/looks';
import type { ComponentType, ReactNode } from 'react';

/** Props of a template's `Login`: the surface that login, registration and forgotten password stand on. */
export interface LoginSurfaceProps {
  title: string;
  /** Id of the heading: the surface gives it to the page's one `h1`. */
  titleId: string;
  children: ReactNode;
}

/**
 * Everything that one template puts on the page: its data and its components, from the template's folder. One chunk for
 * each template, so that a site fetches its own and no other.
 */
export interface TemplatePack {
  template: Template;
  /** A `<header>` of the height `--bar-size`. */
  Header: ComponentType;
  /** A `<nav>`; below the header it is `--navigation-size` high, at the side it is `--side-size` wide. */
  Navigation: ComponentType;
  /** The loudest thing of the home page, `--hero-size` high. */
  Hero: ComponentType;
  Footer: ComponentType;
  /** A `<nav>` at the bottom of a phone's screen. */
  MobileBar: ComponentType;
  Login: ComponentType<LoginSurfaceProps>;
  tile: TileLook;
  lobby: ListLook;
}

/** The packs by template code; each call fetches one. */
export type TemplatePacks = Record<string, () => Promise<{ pack: TemplatePack }>>;
