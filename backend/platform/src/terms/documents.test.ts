import { languageCodes } from '@marquee/contract/languages';
import { describe, expect, it } from '@rstest/core';
import { type JurisdictionCode, jurisdictionCodes } from '../jurisdictions/jurisdictions';
import type { SiteFile } from '../sites/siteFile';
import { sandboxSites } from '../sites/siteFolder';
import { openSites } from '../sites/sites';
import { documentsOf } from './documents';
import { termTexts, type WrittenClause } from './termTexts';

const legal = {
  company: 'Example & Sons <Gaming>',
  address: '1 Example Street, Valletta',
  registration: 'C 12345',
  regulator: 'Example Authority',
  licence: 'EX/1/2026',
  licence_url: 'https://authority.example/licences/1',
  contact_email: 'help@casino.example',
  dispute_body: 'Example Arbiter',
  dispute_url: 'https://arbiter.example',
  data_controller: 'Example Data Ltd',
  data_email: 'data@casino.example',
};
const demo = openSites(sandboxSites, () => {}).find('localhost') as SiteFile;
const site = (jurisdiction: JurisdictionCode, own: Partial<SiteFile> = {}): SiteFile => ({
  ...demo,
  jurisdiction,
  legal,
  ...own,
});
const terms = (of: SiteFile, language = 'EN') => documentsOf(of).term_condition?.clauses[language] ?? [];
const clause = (of: SiteFile, id: string, language = 'EN') => terms(of, language).find((one) => one.id === id);

describe('terms and privacy policy', () => {
  it.each(jurisdictionCodes)('of %s say the same clauses in every language, without a placeholder', (code) => {
    for (const made of [site(code), site(code, { legal: null })]) {
      for (const document of Object.values(documentsOf(made))) {
        expect(JSON.stringify(document)).not.toMatch(/\{\{|undefined|NaN|\]\(/);
        const shape = (language: string) =>
          document.clauses[language]?.map(({ id, html }) => [
            id,
            html.split('<p>').length,
            html.match(/href="[^"]*"/g),
          ]);
        for (const language of languageCodes) {
          expect(shape(language)).toEqual(shape('EN'));
          expect(document.clauses[language]?.every(({ heading, summary }) => heading && summary)).toBe(true);
        }
      }
    }
  });

  it('have the same structure in every language as they are written', () => {
    const shape = (all: readonly WrittenClause[]) =>
      all.map(({ id, when, summary, paragraphs }) => [
        id,
        when,
        summary.match(/\{\{\w+\}\}/g)?.sort(),
        paragraphs.map((one) => {
          const { when: condition, text } = typeof one === 'string' ? { when: undefined, text: one } : one;
          return [condition, text.match(/\{\{\w+\}\}|\]\([^)]*\)/g)?.sort()];
        }),
      ]);
    for (const language of languageCodes)
      for (const name of ['term_condition', 'privacy_policy'] as const)
        expect(shape(termTexts[language][name].clauses)).toEqual(shape(termTexts.EN[name].clauses));
  });

  it('differ by profile: ages, identity, families, declarations, stakes', () => {
    const ids = (code: JurisdictionCode) => terms(site(code)).map(({ id }) => id);
    expect(ids('uk')).toContain('identity');
    expect(ids('uk')).not.toContain('likeness');
    expect(ids('mt')).toContain('likeness');
    expect(clause(site('ph'), 'age')?.summary).toContain('21');
    expect(clause(site('ph'), 'age')?.html).toContain('declare');
    expect(clause(site('ph'), 'protection')?.html).toContain('family');
    expect(clause(site('uk'), 'stakes')?.html).toContain('£2.00 from age 18');
    expect(clause(site('mt'), 'protection')?.html).toContain('within 7 days');
    expect(clause(site('none', { legal: null }), 'demo')).toBeDefined();
  });

  it('change with a value, drop what the site lacks, and show values as text', () => {
    const waits = (hours: number) => clause(site('none', { bank_account_wait: hours }), 'withdrawals')?.html;
    expect(waits(48)).toContain('after 48 hours');
    expect(waits(0)).not.toContain('just added');
    const { terms: decided } = demo;
    expect(
      clause(site('none', { terms: { ...decided, editorial: [], complaint_days: 56 } }), 'complaints')?.html,
    ).toContain('56 days');
    expect(clause(site('none', { terms: null }), 'law')?.html).not.toContain('{{');
    expect(clause(site('none'), 'company')?.html).toContain('Example &#38; Sons &#60;Gaming&#62;');
  });

  it("are the operator's where the site file has a page of that name", () => {
    const page = { status: 1, title: { EN: 'Terms' }, body: { EN: '<p>Ours.</p>' } } as const;
    expect(Object.keys(documentsOf(site('none', { cms: { term_condition: page } })))).toEqual(['privacy_policy']);
  });
});
