import { productOf } from '@marquee/federation-runtime/products';
import { satisfies } from '../ranges';
import type { Check } from './rules';

/** The host API range must include the live host's version. */
export const hostApiRange: Check = ({ compiled }, { hostApi }) =>
  satisfies(hostApi, compiled.hostApi) ? [] : [`needs host API ${compiled.hostApi}, the live one is ${hostApi}`];

/** Every used member of the host API must be exported by the live host. */
export const hostApiMembers: Check = ({ compiled }, { hostMembers }) => {
  if (!hostMembers) return [];
  const { sdk } = productOf(compiled.name);
  const whole = compiled.sdk.includes('*') ? ['hands the whole sdk on, so its members cannot be checked'] : [];
  const unknown = compiled.sdk.filter((member) => member !== '*' && !hostMembers.includes(member));
  return [...whole, ...unknown.map((member) => `uses ${member} of ${sdk}, which the live host does not export`)];
};
