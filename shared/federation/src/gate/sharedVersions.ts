import { satisfies } from '../ranges';
import type { Rule } from './rules';

/** Every shared requirement must be one that the live host satisfies. */
export const sharedVersions: Rule = ({ compiled }, { offers }) =>
  Object.entries(compiled.requires).flatMap(([key, range]) => {
    const offered = offers[key];
    if (offered === undefined) return [`needs ${key}, which the host does not share`];
    return satisfies(offered, range) ? [] : [`needs ${key} ${range}, the host has ${offered}`];
  });
