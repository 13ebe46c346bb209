import { describe, expect, test } from '@rstest/core';
import { citationFaults } from './citations';

const citable = { ids: new Set(['R4', 'R4.07', 'D12', 'D12.01']), records: new Set([7, 54]) };
const faultsOf = (text: string) => citationFaults(text, citable);

// Concatenated, because this file is checked, too.
const [section, rule, decision] = ['\u00a7', 'R4', 'decision'];

describe('a citation', () => {
  test.each([
    'R4.07',
    'a test [R4.07, D12.01]',
    'chapters (R4, D12)',
    'ends with R4.07.',
    'ADR 54',
    'docs/decisions/0054-some-record.md',
    `RFC 9110 ${section}13.1.2`,
    'R40x, PR4, R4-states.md, 4.07',
  ])('may be "%s"', (text) => expect(faultsOf(text)).toEqual([]));

  test.each([
    [`${rule}.08`, `cites ${rule}.08, which is neither a rule nor a chapter of docs/specification`],
    [`(${rule}1)`, `cites ${rule}1, which is neither a rule nor a chapter of docs/specification`],
    [`ADR ${55}`, `cites ADR ${55}, which is no record of docs/decisions`],
    [`docs/${decision}s/${'0008'}`, `cites ${decision}s/${'0008'}, which is no record of docs/decisions`],
  ])('of what is not there is refused: %s', (text, fault) => expect(faultsOf(text)).toEqual([fault]));

  test.each([
    `(${section}4)`,
    `${section} 4.1`,
    `${decision}s ${section}5`,
    `${decision} ${'0049'}`,
    `record ${71}`,
    `specification ${section}9`,
    `(${'architecture'}, start sequence)`,
    `${'visual'}.md`,
    `${'design'}/peers`,
  ])('that may mean two things is refused: %s', (text) => {
    expect(faultsOf(text)).not.toEqual([]);
    expect(faultsOf(text)[0]).toContain('cite a rule or chapter by its id');
  });
});
