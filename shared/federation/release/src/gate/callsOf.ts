import { remoteCalls } from '@marquee/contract/remoteCalls';
import { staffCalls } from '@marquee/contract/staff/calls';
import { productOf } from '@marquee/federation-runtime/products';

const ofStaff = Object.keys(staffCalls);

/** The calls that a remote may name: players' calls, or staff calls at the desk. */
export const callsOf = (remote: string): readonly string[] => (productOf(remote).isPublic ? remoteCalls : ofStaff);
