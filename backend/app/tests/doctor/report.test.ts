import { readSettings } from '@marquee/settings/settings';
import { describe, expect, it } from '@rstest/core';
import { failed, ok } from '../../src/doctor/check';
import { secretsOf, tableOf, withoutSecrets } from '../../src/doctor/report';

describe('what the doctor says', () => {
  const keys = ['first-key-of-more-than-32-characters', 'other-key-of-more-than-32-characters'];
  const settings = readSettings('edge', {
    MARQUEE_MODE: 'sandbox',
    DATABASE_URL: 'postgres://me:pass%40word@db/x',
    BACKEND_URL: 'http://me:open-sesame@backend:3001',
    GAMES_KEYS: keys.join(),
  });

  it('contains no secret: no key, and no password, encoded or decoded', () => {
    const quoted = [...keys, 'pass%40word', 'pass@word', 'open-sesame'];
    const row = { check: 'x', ...failed(`refused: ${quoted.join(' ')}.`, `Change ${quoted.join(' ')}.`) };
    const [shown] = withoutSecrets([row], secretsOf(settings));
    expect(shown).toEqual({ check: 'x', level: 'failed', found: 'refused: … … … … ….', todo: 'Change … … … … ….' });
  });

  it('is a line for each finding, the remedy below it, and the totals', () => {
    const rows = [
      { check: 'node', ...ok('Node 22') },
      { check: 'database', ...failed('no answer', 'Start it.') },
    ];
    expect(tableOf(rows).split('\n')).toEqual([
      'ok       node      Node 22',
      'failed   database  no answer',
      '                   → Start it.',
      '',
      '1 failed, 0 warning, 1 ok',
    ]);
  });
});
