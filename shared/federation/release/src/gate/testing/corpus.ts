import type { Kind } from './kind';
import { codeKinds } from './kinds/code';
import { descriptionKinds } from './kinds/description';
import { fileKinds } from './kinds/files';
import { intrusionKinds } from './kinds/intrusions';
import { leakKinds } from './kinds/leaks';
import { peopleKinds } from './kinds/people';
import { routeKinds } from './kinds/routes';
import { serverKinds } from './kinds/server';
import { styleKinds } from './kinds/styles';
import { trapKinds } from './kinds/traps';
import { useKinds } from './kinds/use';

/** All known kinds of bad builds. */
export const corpus: readonly Kind[] = [
  ...descriptionKinds,
  ...routeKinds,
  ...fileKinds,
  ...leakKinds,
  ...styleKinds,
  ...serverKinds,
  ...codeKinds,
  ...intrusionKinds,
  ...useKinds,
  ...peopleKinds,
  ...trapKinds,
];
