import { remoteCalls } from '@marquee/contract/remoteCalls';
import { productOf } from '@marquee/federation-runtime/products';
import { deskNames } from './deskNames';

/** The calls that a remote may name: players' calls, or staff calls at the desk. */
export const callsOf = (remote: string): readonly string[] =>
  productOf(remote).isPublic ? remoteCalls : deskNames.calls;
