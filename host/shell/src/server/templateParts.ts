import { type ComponentType, createElement } from 'react';
import type { TemplatePack } from '../context/pack';

const names = ['Header', 'Navigation', 'Hero', 'Footer', 'MobileBar', 'Login'] as const;
const prefix = 'Template_';

/** A pack whose parts are known by name in stacks of components: builds take the names of functions away. */
export function namedParts(pack: TemplatePack): TemplatePack {
  const named = names.map((name) => {
    const Part = (props: object) => createElement(pack[name] as ComponentType<object>, props);
    return [name, Object.defineProperty(Part, 'name', { value: prefix + name })];
  });
  return { ...pack, ...Object.fromEntries(named) };
}

/** The part of a template that an error's stack of components lies in. */
export const templatePartIn = (stack: string): string | undefined => new RegExp(`\\b${prefix}(\\w+)`).exec(stack)?.[1];
