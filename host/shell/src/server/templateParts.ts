import { type ComponentType, createElement } from 'react';
import type { TemplatePack } from '../context/pack';

const names = ['Header', 'Navigation', 'Hero', 'Footer', 'MobileBar', 'Login'] as const;
const prefix = 'Template_';

/** A pack whose components have names in component stacks: minified builds drop function names. */
export function namedParts(pack: TemplatePack): TemplatePack {
  const named = names.map((name) => {
    const Part = (props: object) => createElement(pack[name] as ComponentType<object>, props);
    return [name, Object.defineProperty(Part, 'name', { value: prefix + name })];
  });
  return { ...pack, ...Object.fromEntries(named) };
}

/** The part of a template in which an error occurred, from its component stack. */
export const templatePartIn = (stack: string): string | undefined => new RegExp(`\\b${prefix}(\\w+)`).exec(stack)?.[1];
