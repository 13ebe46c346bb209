import { accountNumberMost, fitsPattern } from '../accountNumber';
import { error, type Path, type Problem, warning } from '../problem';
import { patternFault } from './accountPattern';
import { type Rule, rule } from './rule';

interface Range {
  minimum: number;
  maximum: number;
}

const upsideDown = (path: Path, { minimum, maximum }: Range): Problem[] =>
  minimum <= maximum ? [] : [error(path, `minimum ${minimum} is above maximum ${maximum}; correct one of the two`)];

const ranges = rule(['limits'], ({ limits }) => [
  ...upsideDown(['limits', 'deposit'], limits.deposit),
  ...upsideDown(['limits', 'withdrawal'], limits.withdrawal),
]);

/** Methods with an empty range, or one that the site's limits narrow. */
const methods = rule(['limits', 'deposit_methods'], ({ limits: { deposit }, deposit_methods }) =>
  deposit_methods.flatMap((method, index) => {
    const path = ['deposit_methods', index];
    if (method.minimum > method.maximum) return upsideDown(path, method);
    if (method.minimum > deposit.maximum || method.maximum < deposit.minimum)
      return [error(path, 'takes nothing that limits.deposit allows; correct one of the two')];
    return (['minimum', 'maximum'] as const)
      .filter((end) => (end === 'minimum' ? method.minimum < deposit.minimum : method.maximum > deposit.maximum))
      .map((end) =>
        warning(
          [...path, end],
          `is outside limits.deposit, whose ${end} ${deposit[end]} holds; correct one of the two`,
        ),
      );
  }),
);

const cashierIsThere = rule(['banks', 'deposit_methods'], (site) =>
  (['banks', 'deposit_methods'] as const)
    .filter((name) => site[name].length === 0)
    .map((name) => warning([name], `is empty: nobody can pay ${name === 'banks' ? 'out' : 'in'}`)),
);

const patterns = rule(['banks'], ({ banks }) =>
  banks.flatMap(({ pattern, example }, index) => {
    const fault = patternFault(pattern);
    if (fault) return [error(['banks', index, 'pattern'], fault)];
    if (fitsPattern(example, pattern)) return [];
    const reason =
      example.length > accountNumberMost
        ? `has more than ${accountNumberMost} signs`
        : 'does not match the pattern; correct one of the two';
    return [error(['banks', index, 'example'], reason)];
  }),
);

const ladder = rule(['vip_levels', 'gamify_status'], ({ vip_levels, gamify_status }) =>
  vip_levels.flatMap((level, index) => {
    const before = vip_levels[index - 1];
    if (!before) return [];
    const path = ['vip_levels', index];
    return [
      ...(level.deposit < before.deposit || level.turnover < before.turnover
        ? [error(path, 'asks for less than the level before it')]
        : []),
      ...(gamify_status && level.gift === 0
        ? [error(path, 'gives nothing: where gamify_status is on, a level after the first has a gift')]
        : []),
    ];
  }),
);

const referral = rule(['referral_account', 'gamify_status'], ({ referral_account, gamify_status }) =>
  referral_account === 'game_token' && !gamify_status
    ? [error(['referral_account'], 'tokens are of no use where gamify_status is off; take cash')]
    : [],
);

/** Rules of payments and rewards. */
export const cashierRules: Rule[] = [ranges, methods, cashierIsThere, patterns, ladder, referral];
